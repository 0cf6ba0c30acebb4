import { noBreakSpace, wordJoiner } from '../site/invisible'
import type { Language } from '../site/languages'

/** Hyphen behind at most three letters or digits: e-lasku, alv-kanta, 14-päiväinen. */
const shortBeginning = /(?<![\p{L}\p{N}-])([\p{L}\p{N}]{1,3}-)(?=\p{L})/gu
/**
 * Hyphen that stands for the end of a compound, before "and": the end of a line would make it one of a broken word. A
 * no-break space alone would not do: behind a hyphen a line may end all the same.
 */
const openEnd = /(?<=(?<!\p{L})\p{L}{1,10}-) (?=\p{Ll}{2,5} )/gu
/** Hyphen before a word that ends a compound: "Web Services -yhteys". */
const compoundEnd = /(?<=\S) -(?=\p{L})/gu
/**
 * Digits in groups, and what is counted or measured. Words of one letter that are also words of a language are not in
 * the list.
 */
const figure = /(?<![\p{L}\p{N}])(\+?\d{1,3}) (?=\d{3}(?!\d))/gu
const unit = /(?<=\d) (?=(?:[%‰€§]|(?:h|min|kk|pv|vrk|kpl|st|tk|kg|km|cm|kB|MB)(?![\p{L}\p{N}])))/gu
/**
 * What is counted, in a word that leaves room in the line of a phone: "14 päivää", "20 000 euroa"; no year. Some counts
 * are filled in where a page is rendered.
 */
const counted = /(?<![\p{L}\p{N}./:-])(\d{1,3}(?:,\d+)?|\{\{(?:count|days|invoices)\}\}) (?=\p{Ll}{3,18}(?!\p{L}))/gu
/** A day with its month, before the year: "1. tammikuuta 2027", "1 de enero de 2027". */
const day = /(?<![\p{L}\p{N}])(\d{1,2}\.?) (?=(?:de )?\p{L}+ (?:de )?20\d\d(?!\d))/gu
/** What has a number for its name: "EN 16931". */
const numbered = /(?<!\p{L})(\p{Lu}{2,4}) (?=\d)/gu
/** A sum, and a tax that is added to it: "10 h × 50 €", "0,95 € + alv". */
const sum = /(?<=[\d€h]) ([×+]) (?=\d|\p{L}{2,4}(?!\p{L}))/gu
/** The sign at the head of a column: "Veroton €". */
const sign = / (?=[€%]$)/gu
const telephone = /\+\d+(?: \d+)+/g

/** A text whose short parts stay with what they belong to at the end of a line, whatever its language. */
export const keepTogether = (text: string): string =>
  text
    .replace(shortBeginning, `$1${wordJoiner}`)
    .replace(openEnd, `${wordJoiner}${noBreakSpace}`)
    .replace(compoundEnd, `${noBreakSpace}-${wordJoiner}`)
    .replace(telephone, (number) => number.replaceAll(' ', noBreakSpace))
    .replace(numbered, `$1${noBreakSpace}`)
    .replace(sum, `${noBreakSpace}$1${noBreakSpace}`)
    .replace(figure, `$1${noBreakSpace}`)
    .replace(unit, noBreakSpace)
    .replace(sign, noBreakSpace)
    .replace(counted, `$1${noBreakSpace}`)
    .replace(day, `$1${noBreakSpace}`)

/** Small words that say nothing without the next one, in languages where they end many lines. */
const smallWords: Partial<Readonly<Record<Language, RegExp>>> = {
  es: /(?<![\p{L}\p{N}])(\p{L}{1,2}|con|del|las|los|por|que|sin|sus|tus|una) (?=\p{L})/giu,
}

/** A title or a lead whose lines do not end in small words: "La noche de / las facturas". */
export function keepSmallWords(text: string, language: Language): string {
  const small = smallWords[language]
  return small ? text.replace(small, `$1${noBreakSpace}`) : text
}
