import type { ContentIssue, SourceFile } from '../issues'
import type { Content } from '../readContent'

const amount = /[€$£]|\bEUR\b|\b\d+([.,]\d+)?\s?%|\b\d+([.,]\d+)?\s?(euro|euroa|euros|eurot)\b/i

/** "alv 0 %" is the Finnish term for a price without VAT, no figure of ours. */
const vatTerm = /alv\s0\s%/gi

/** Articles may quote the law; everything else takes its amounts from data. */
const isCopy = ({ path }: SourceFile) =>
  path.startsWith('locales/') || /^content\/(features|faq|testimonials)\//.test(path)

/** Issues of amounts that are typed into copy instead of interpolated from `content/plans.json`. */
export const checkAmounts = ({ files }: Content): ContentIssue[] =>
  [...files.values()].filter(isCopy).flatMap(({ path, text = '' }) =>
    text.split('\n').flatMap((line, index) => {
      const found = amount.exec(line.replace(vatTerm, (term) => ' '.repeat(term.length)))
      if (!found) return []
      const cause = `The amount "${found[0]}" is typed into the copy.`
      const fix = 'Interpolate it: {{name}} of src/content/variables.ts, the number in content/plans.json.'
      return [{ file: path, line: index + 1, column: found.index + 1, cause, fix }]
    }),
  )
