import { controls, turning, widthless } from '../invisible'
import type { Rule } from './rule'

/** Names of HTML for characters that nobody sees. */
const named = /^&(?:zwj|zwnj|lrm|rlm|NoBreak|ZeroWidthSpace|ApplyFunction|InvisibleTimes|InvisibleComma|af|it|ic);$/

function character(entity: string): string {
  const [, hex, digits] = /^&#(x?)([0-9a-f]+);$/i.exec(entity) ?? []
  const code = digits === undefined ? undefined : parseInt(digits, hex ? 16 : 10)
  return code === undefined || code > 0x10ffff ? '' : String.fromCodePoint(code)
}

/** Invisible characters that are written as entities (`&#8203;`). */
export const hiddenEntities: Rule = ({ text, nodes }) =>
  nodes
    .filter(({ name }) => name === 'Entity')
    .flatMap(({ from, to }) => {
      const entity = text.slice(from, to)
      const meant = character(entity)
      const hidden = named.test(entity) || meant === '\0' || [controls, turning, widthless].some((kind) => kind.test(meant))
      return hidden ? [{ at: from, cause: `"${entity}" is an invisible character.`, fix: 'Remove it.' }] : []
    })
