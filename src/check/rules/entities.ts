import { controls, turning, widthless } from '../invisible'
import type { Rule } from './rule'

const entities = /(?<!\\)&(?:#x[0-9a-f]+|#\d+|\w+);/gi

/** Names of HTML for characters that nobody sees. */
const named = /^&(?:zwj|zwnj|lrm|rlm|NoBreak|ZeroWidthSpace|ApplyFunction|InvisibleTimes|InvisibleComma|af|it|ic);$/

function character(entity: string): string {
  const [, hex, digits] = /^&#(x?)([0-9a-f]+);$/i.exec(entity) ?? []
  const code = digits === undefined ? undefined : parseInt(digits, hex ? 16 : 10)
  return code === undefined || code > 0x10ffff ? '' : String.fromCodePoint(code)
}

/** Invisible characters that are written as entities (`&#8203;`); in code they are shown as they are. */
export const hiddenEntities: Rule = ({ text, parts }) => {
  const code = parts.filter(({ node }) => node.type === 'code' || node.type === 'inlineCode')
  return [...text.matchAll(entities)].flatMap(({ 0: entity, index: at }) => {
    const meant = character(entity)
    const hidden =
      named.test(entity) || meant === '\0' || [controls, turning, widthless].some((kind) => kind.test(meant))
    if (!hidden || code.some(({ from, to }) => from <= at && at < to)) return []
    return [{ at, cause: `"${entity}" is an invisible character.`, fix: 'Remove it.' }]
  })
}
