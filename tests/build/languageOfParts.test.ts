import { HTMLElement, TextNode, type Node } from 'node-html-parser'
import terms from '../../content/foreignTerms.json'
import { foreignTermFinder } from '../../src/site/foreignTerms'
import type { Language } from '../../src/site/languages'
import { pages } from './site'

/** Returns the texts of an element in the language of the page, without parts that have a `lang` of their own. */
const ownTexts = (element: HTMLElement): string[] =>
  element.childNodes.flatMap((node: Node) => {
    if (node instanceof TextNode) return [node.text]
    const isOwn = node instanceof HTMLElement && !node.getAttribute('lang') && !/^(SCRIPT|STYLE)$/.test(node.tagName)
    return isOwn ? ownTexts(node) : []
  })

test.each(pages.map((page) => [page.path, page] as const))(
  '%s marks the terms of other languages that it shows',
  (_, { root, lang }) => {
    const find = foreignTermFinder(terms, lang as Language)
    expect(
      ownTexts(root.querySelector('body')!).flatMap((text) => find(text).map(({ term }) => `${term}: ${text}`)),
    ).toEqual([])
  },
)
