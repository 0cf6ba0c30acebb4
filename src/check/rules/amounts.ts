import type { Rule } from '../rule'

const amount = /[€$£]|\bEUR\b|\b\d+([.,]\d+)?\s?%|\b\d+([.,]\d+)?\s?(euro|euroa|euros|eurot)\b/i

/** Articles may quote the law; everything else takes its amounts from data. */
const isCopy = (path: string) => /^(locales|content\/(features|faq|testimonials))\//.test(path)

/** No amount is typed into copy: it is interpolated from `content/plans.json`. */
export const amounts: Rule = ({ files }) =>
  [...files.values()]
    .filter(({ path }) => isCopy(path))
    .flatMap(({ path: file, text = '' }) =>
      text.split('\n').flatMap((line, index) => {
        const found = amount.exec(line)
        if (!found) return []
        const cause = `The amount "${found[0]}" is typed into the copy.`
        const fix = 'Interpolate it: {{name}} of src/content/variables.ts, the number in content/plans.json.'
        return [{ file, line: index + 1, column: found.index + 1, cause, fix }]
      }),
    )
