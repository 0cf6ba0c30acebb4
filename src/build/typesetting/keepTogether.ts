import { noBreakSpace, wordJoiner } from '../../site/invisible'
import type { Language } from '../../site/languages'

/** The spaces at which a line must not end. A rule may rely on no-break spaces of the rules above it. */
const unbrokenSpaces: readonly RegExp[] = [
  // In telephone numbers.
  /(?<=\+\d+(?: \d+)*) (?=\d)/g,
  // After the hyphen of a compound whose end is left out before "and": "osto- ja myyntilaskut". At the end of a line
  // the compound would look like a broken word.
  /(?<=(?<!\p{L})\p{L}{1,10}-) (?=\p{Ll}{2,5} )/gu,
  // Before the hyphen of a word that ends a compound: "Web Services -yhteys".
  /(?<=\S) (?=-\p{L})/gu,
  // After a word of one letter that begins a sentence: "I Pro ingår", "A veces"; after the English "I".
  /(?<=(?:^|[.!?] )\p{Lu}) (?=\p{L})/gu,
  /(?<=(?<!\p{L})I) (?=\p{Ll})/gu,
  // Between capitals and a number, as in the names of standards: "EN 16931".
  /(?<=(?<!\p{L})\p{Lu}{2,4}) (?=\d)/gu,
  // Before the number of an act: "laki (306/2019)".
  /(?<=\p{L}) (?=\(\d+\/\d{4}\))/gu,
  // Around the sign in a calculation: "10 h × 50 €", "0,95 € + alv", "30 / 365", "20 − 14 = 6". A line may end before
  // the sign if the number before it is long: "1 000 × 0,105".
  /(?<=[€h]|(?<!\d)\d{1,2}) (?=[×+/−=] (?:\d|\p{L}{2,4}(?!\p{L})))/gu,
  /(?<=(?:[€h]|(?<!\d)\d{1,2})\s[×+/−=]) (?=\d|\p{L}{2,4}(?!\p{L}))/gu,
  // Between a sign and its number: "Due date + 17 days".
  /(?<=(?:^| )[×+]) (?=\d)/g,
  // In a number in groups of digits.
  /(?<=(?<![\p{L}\p{N}])\+?\d{1,3}) (?=\d{3}(?!\d))/gu,
  // Between a number and its unit. Longer units are words that it counts (below); one-letter units that are also words
  // of a language are left out.
  /(?<=\d) (?=(?:[%‰€§]|(?:h|kk|pv|st|tk|kg|km|cm|kB|MB)(?![\p{L}\p{N}])))/gu,
  // Before the unit at the end of a column heading: "Veroton €".
  / (?=[€%]$)/gu,
  // Between a number and the word that it counts, or a month: "14 päivää", "20 000 euroa", "15 September". Years are
  // left out, and so are words that are too long for one line of a phone. Variables stand for numbers that are filled
  // in only when a page is rendered.
  /(?<=(?<![\p{L}\p{N}./:-])(?:\d{1,3}(?:,\d+)?|\{\{(?:count|days|invoices)\}\})) (?=\p{L}\p{Ll}{2,17}(?!\p{L}))/gu,
  // Before a time of day: "klo 9.00".
  /(?<=(?<!\p{L})(?:klo|kl\.|kell)) (?=\d|\{\{)/gu,
  // Between a postcode and its town.
  /(?<=(?<![\p{L}\p{N}])\d{5}) (?=\p{Lu})/gu,
  // Between a day and its month, followed by a year: "1. tammikuuta 2027", "1 de enero de 2027".
  /(?<=(?<![\p{L}\p{N}])\d{1,2}\.?) (?=(?:de )?\p{L}+ (?:de )?20\d\d(?!\d))/gu,
]

/** The places after a hyphen or dash at which a line must not end. */
const joints: readonly RegExp[] = [
  // After one to three letters or digits: e-lasku, alv-kanta, 14-päiväinen.
  /(?<=(?<![\p{L}\p{N}-])[\p{L}\p{N}]{1,3}-)(?=\p{L})/gu,
  // In another compound that is no longer than many words: Business-paketeissa, medium-sized.
  /(?<=(?<![\p{L}\p{N}-])(?:\p{L}{4,8}|\{\{plan\}\})-)(?=\p{L}{1,11}(?![\p{L}-]))/gu,
  // In a compound with a no-break space beside its hyphen: that space alone is not enough.
  /(?<=(?<!\p{L})\p{L}{1,10}-)(?=\u00a0\p{Ll}{2,5}\s)|(?<=\u00a0-)(?=\p{L})/gu,
  // From one number to another: "9.00–16.00". A hyphen is kept between variables only: business ids are for copying.
  /(?<=[\d}]–)(?=[\d{])|(?<=\}-)(?=\{)/g,
]

/** Puts no-break spaces and word joiners where a line must not end. The rules are the same for all languages. */
export function keepTogether(text: string): string {
  const spaced = unbrokenSpaces.reduce((words, space) => words.replace(space, noBreakSpace), text)
  return joints.reduce((words, joint) => words.replace(joint, wordJoiner), spaced)
}

/**
 * Small words that should not end a line, in languages where this happens often. With a long word they would be wider
 * than a heading beside its text.
 */
const smallWords: Partial<Readonly<Record<Language, RegExp>>> = {
  en: /(?<![\p{L}\p{N}])(an?|the) (?=\p{L}{1,14}(?!\p{L}))/giu,
  es: /(?<![\p{L}\p{N}])(\p{L}{1,2}|con|del|las|los|por|que|sin|sus|tus|una) (?=\p{L})/giu,
  sv: /(?<![\p{L}\p{N}])(i|på|av|om|en|ett) (?=\p{L}{1,14}(?!\p{L}))/giu,
}

/** Puts a no-break space after small words of a title; no line ends as in "La noche de / las facturas". */
export function keepSmallWords(text: string, language: Language): string {
  const small = smallWords[language]
  return small ? text.replace(small, `$1${noBreakSpace}`) : text
}
