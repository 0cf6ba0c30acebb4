import { noBreakSpace, wordJoiner } from '../../site/invisible'
import type { Language } from '../../site/languages'

/** A hyphen after one to three letters or digits: e-lasku, alv-kanta, 14-päiväinen. */
const shortBeginning = /(?<![\p{L}\p{N}-])([\p{L}\p{N}]{1,3}-)(?=\p{L})/gu
/** The hyphen of another compound that is no longer than many words: Business-paketeissa, medium-sized. */
const shortCompound = /(?<![\p{L}\p{N}-])((?:\p{L}{4,8}|\{\{plan\}\})-)(?=\p{L}{1,11}(?![\p{L}-]))/gu
/**
 * The hyphen of a compound whose end is left out before "and": "osto- ja myyntilaskut". At the end of a line the
 * compound would look like a broken word. A no-break space alone is not enough: a line may also end after the hyphen.
 */
const openEnd = /(?<=(?<!\p{L})\p{L}{1,10}-) (?=\p{Ll}{2,5} )/gu
/** The hyphen before a word that ends a compound: "Web Services -yhteys". */
const compoundEnd = /(?<=\S) -(?=\p{L})/gu
/**
 * A number in groups of digits, and a number with its unit. Longer units are words that it counts (below); one-letter
 * units that are also words of a language are not in the list.
 */
const figure = /(?<![\p{L}\p{N}])(\+?\d{1,3}) (?=\d{3}(?!\d))/gu
const unit = /(?<=\d) (?=(?:[%‰€§]|(?:h|kk|pv|st|tk|kg|km|cm|kB|MB)(?![\p{L}\p{N}])))/gu
/**
 * A number and the word that it counts, or a month: "14 päivää", "20 000 euroa", "15 September". Years are left out,
 * and so are words that are too long for one line of a phone. Variables stand for numbers that are filled in only when
 * a page is rendered.
 */
const counted =
  /(?<![\p{L}\p{N}./:-])(\d{1,3}(?:,\d+)?|\{\{(?:count|days|invoices)\}\}) (?=\p{L}\p{Ll}{2,17}(?!\p{L}))/gu
/** The word before a time of day: "klo 9.00". */
const clock = /(?<!\p{L})(klo|kl\.|kell) (?=\d|\{\{)/gu
/** A postcode and its town. */
const town = /(?<![\p{L}\p{N}])(\d{5}) (?=\p{Lu})/gu
/** A day and its month, followed by a year: "1. tammikuuta 2027", "1 de enero de 2027". */
const day = /(?<![\p{L}\p{N}])(\d{1,2}\.?) (?=(?:de )?\p{L}+ (?:de )?20\d\d(?!\d))/gu
/** A word of one letter that begins a sentence: "I Pro ingår", "A veces". */
const beginning = /(?<=^|[.!?] )(\p{Lu}) (?=\p{L})/gu
/** The English "I". */
const myself = /(?<!\p{L})(I) (?=\p{Ll})/gu
/** Capitals and the number after them, as in the names of standards: "EN 16931". */
const numbered = /(?<!\p{L})(\p{Lu}{2,4}) (?=\d)/gu
/** The number of an act after its name: "laki (306/2019)". */
const act = /(?<=\p{L}) (?=\(\d+\/\d{4}\))/gu
/**
 * The sign in a calculation: "10 h × 50 €", "0,95 € + alv", "30 / 365", "20 − 14 = 6". A line may end before the sign
 * if the number before it is long: "1 000 × 0,105".
 */
const sum = /(?<=[€h]|(?<!\d)\d{1,2}) ([×+/−=]) (?=\d|\p{L}{2,4}(?!\p{L}))/gu
/** A sign and the number after it: "Due date + 17 days". */
const signed = /(?<=^| )([×+]) (?=\d)/g
/** The unit at the end of a column heading: "Veroton €". */
const sign = / (?=[€%]$)/gu
/** From one number to another: "9.00–16.00". A hyphen is kept between variables only: business ids are for copying. */
const range = /(?<=[\d}]–)(?=[\d{])|(?<=\}-)(?=\{)/g
const telephone = /\+\d+(?: \d+)+/g

/** Puts no-break spaces and word joiners where a line must not end. The rules are the same for all languages. */
export const keepTogether = (text: string): string =>
  text
    .replace(shortBeginning, `$1${wordJoiner}`)
    .replace(shortCompound, `$1${wordJoiner}`)
    .replace(openEnd, `${wordJoiner}${noBreakSpace}`)
    .replace(compoundEnd, `${noBreakSpace}-${wordJoiner}`)
    .replace(telephone, (number) => number.replaceAll(' ', noBreakSpace))
    .replace(beginning, `$1${noBreakSpace}`)
    .replace(myself, `$1${noBreakSpace}`)
    .replace(numbered, `$1${noBreakSpace}`)
    .replace(act, noBreakSpace)
    .replace(sum, `${noBreakSpace}$1${noBreakSpace}`)
    .replace(signed, `$1${noBreakSpace}`)
    .replace(figure, `$1${noBreakSpace}`)
    .replace(unit, noBreakSpace)
    .replace(sign, noBreakSpace)
    .replace(range, wordJoiner)
    .replace(counted, `$1${noBreakSpace}`)
    .replace(clock, `$1${noBreakSpace}`)
    .replace(town, `$1${noBreakSpace}`)
    .replace(day, `$1${noBreakSpace}`)

/**
 * Small words that should not end a line, in languages where this happens often. With a long word they would be wider
 * than a heading beside its text.
 */
const smallWords: Partial<Readonly<Record<Language, RegExp>>> = {
  es: /(?<![\p{L}\p{N}])(\p{L}{1,2}|con|del|las|los|por|que|sin|sus|tus|una) (?=\p{L})/giu,
  sv: /(?<![\p{L}\p{N}])(i|på|av|om|en|ett) (?=\p{L}{1,14}(?!\p{L}))/giu,
}

/** Puts a no-break space after small words of a title; no line ends as in "La noche de / las facturas". */
export function keepSmallWords(text: string, language: Language): string {
  const small = smallWords[language]
  return small ? text.replace(small, `$1${noBreakSpace}`) : text
}
