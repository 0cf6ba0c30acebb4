/** Small words that tell a language, none longer than its English original, so that no text outgrows its limit. */
const words: Readonly<Record<string, string>> = {
  the: 'die',
  and: 'und',
  you: 'du',
  your: 'dein',
  with: 'mit',
  for: 'für',
  to: 'zu',
  of: 'ab',
  not: 'nie',
  it: 'es',
  when: 'wenn',
  that: 'das',
  this: 'dies',
  what: 'was',
  from: 'aus',
  on: 'an',
  or: 'ob',
  is: 'ja',
  are: 'dir',
  has: 'hat',
  have: 'habe',
  will: 'wird',
  can: 'mag',
  we: 'er',
  they: 'sie',
  there: 'dort',
  which: 'wenn',
  before: 'zuvor',
  without: 'ohne',
  customer: 'Kunde',
  customers: 'Kunden',
  invoice: 'Beleg',
  invoices: 'Belege',
  money: 'Geld',
  work: 'Werk',
  day: 'Tag',
  year: 'Jahr',
  business: 'Betrieb',
  could: 'kann',
  leave: 'geht',
  next: 'nahe',
  ready: 'da',
  takes: 'nimmt',
  effect: 'Kraft',
  period: 'Zeit',
  billing: 'Zahlen',
  at: 'um',
  more: 'mehr',
  than: 'als',
  change: 'änder',
  over: 'über',
  if: 'ob',
  does: 'tut',
  also: 'auch',
  only: 'nur',
  price: 'Preis',
  prices: 'Preise',
  who: 'wer',
  how: 'wie',
  one: 'ein',
  free: 'frei',
  month: 'Monat',
  first: 'erst',
  same: 'selb',
  each: 'jede',
  their: 'ihre',
  them: 'sie',
  was: 'war',
  just: 'nur',
  read: 'lies',
  about: 'über',
  after: 'nach',
  then: 'dann',
  now: 'nun',
  people: 'Leute',
  small: 'klein',
  new: 'neu',
  out: 'aus',
  least: 'wenig',
  yearly: 'jahrs',
  cheaper: 'billig',
  start: 'Start',
  need: 'muss',
  where: 'wo',
}

/** What surrounds the parts of addresses, ids, `{{names}}` and keys, which stay as they are. */
const whole = (word: string) => new RegExp(`(?<![\\w:/.#{-])${word}(?![\\w/:}-]|"\\s*:|\\.\\w)`, 'gi')
const known = whole(`(?:${Object.keys(words).join('|')})`)
const other = whole('[a-z]{3,}')

const spelling: readonly [RegExp, string][] = [
  [/tion/g, 'zion'],
  [/th/g, 'd'],
  [/ish/g, 'ich'],
  [/ly$/g, 'ig'],
  [/y/g, 'ü'],
  [/v/g, 'w'],
  [/er/g, 'ür'],
  [/wh/g, 'w'],
  [/c(?![hk])/g, 'k'],
  [/ee|ea/g, 'ie'],
  [/oo/g, 'u'],
  [/ou/g, 'au'],
]

const likeGerman = (word: string) => spelling.reduce((text, [letters, german]) => text.replace(letters, german), word)
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const inGerman = (text: string) =>
  text
    .replace(other, (word) => (Object.hasOwn(words, word.toLowerCase()) ? word : likeGerman(word)))
    .replace(known, (word) => (/^[A-Z]/.test(word) ? capital(words[word.toLowerCase()]!) : words[word.toLowerCase()]!))

/** A markdown or JSON file in a German of a kind: what stands between quotation marks, and the body, as a machine without grammar would put it. */
export function wordByWord(file: string): string {
  const [, matter = file, body = ''] = /^(---\n[^]*?\n---\n)([^]*)$/.exec(file) ?? []
  return matter.replace(/(slug: )?"(?:[^"\\\n]|\\.)*"(\s*:)?/g, (text, isSlug?: string, isKey?: string) => (isSlug ?? isKey ? text : inGerman(text))) + inGerman(body)
}
