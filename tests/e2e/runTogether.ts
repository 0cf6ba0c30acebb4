import type { Page } from '@playwright/test'

/** Runs in the page. */
function runTogetherInPage(): string[] {
  const inline = 'abbr, b, em, i, small, span, strong, time'
  const skipped = '[aria-hidden=true], [role=img], svg, code, .visually-hidden, script, style'
  const display = (element: Element) => getComputedStyle(element).display
  const isText = (node: Node): node is Text | HTMLElement =>
    node instanceof Text || (node instanceof HTMLElement && node.matches(inline) && !node.matches(skipped))
  const isShown = (node: Node) =>
    node.textContent?.trim() !== '' && (node instanceof Text || display(node as Element) !== 'none')
  const isBlock = (node: Node) => node instanceof HTMLElement && /^(?:block|flex|grid)$/.test(display(node))
  return [...document.querySelectorAll('body *')]
    .filter((element) => !element.closest(skipped))
    .flatMap((element) => {
      const children = [...element.childNodes].filter(isShown)
      const isApart = /flex|grid/.test(display(element))
      return children.flatMap((second, index) => {
        const first = children[index - 1]
        if (!first || !isText(first) || !isText(second)) return []
        return isApart || isBlock(first) || isBlock(second) ? [`${first.textContent} | ${second.textContent}`] : []
      })
    })
}

/**
 * Returns texts that only style separates: pieces of one paragraph in a row, in a grid or as blocks. There is no space
 * between them, and a screen reader reads them as one word. Paragraphs, list items and the like are separate anyway.
 */
export const runTogether = (page: Page): Promise<string[]> => page.evaluate(runTogetherInPage)
