interface Transfer {
  /** Finnish IBAN, with or without spaces. */
  account: string
  cents: number
  reference: string
  /** `2026-03-16` */
  due: string
}

/**
 * Returns the 54 digits of a Finnish bank slip's bar code, in parts: version 4 and account, sum, reserve and national
 * reference, due date (Finance Finland, Pankkiviivakoodi-opas 5.3). Throws if a value does not fit its part.
 */
export function bankCodeParts({ account, cents, reference, due }: Transfer): string[] {
  const parts = [
    `4${account.replace(/\s|^FI/g, '')}`,
    String(cents).padStart(8, '0'),
    reference.padStart(23, '0'),
    due.slice(2).replaceAll('-', ''),
  ]
  if (parts.map(({ length }) => length).join() !== '17,8,23,6')
    throw new Error(`No bank code has room for ${parts.join(' ')}.`)
  return parts
}

/** Widths of the bars and gaps of Code 128, six digits for each of the symbols 0 to 105; and of the stop. */
const symbols =
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232'
const stop = '2331112'
const startOfPairs = 105

/**
 * Returns the symbols of a bar code between start and stop, for an even number of digits: a symbol for each pair, and
 * the check symbol (modulo 103).
 */
export function barSymbols(digits: string): number[] {
  const pairs = (digits.match(/../g) ?? []).map(Number)
  const check = pairs.reduce((sum, pair, index) => sum + pair * (index + 1), startOfPairs) % 103
  return [...pairs, check]
}

/** Returns the widths of the bars and gaps of a bar code (Code 128, set C) in modules; the first is a bar. */
export const barWidths = (digits: string): number[] =>
  Array.from(
    [startOfPairs, ...barSymbols(digits)].map((symbol) => symbols.slice(symbol * 6, symbol * 6 + 6)).join('') + stop,
    Number,
  )
