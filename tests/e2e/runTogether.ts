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
 * Texts that stand apart by style alone: pieces of one paragraph in a row, in a grid or as blocks. The space between
 * them is gone then, and a screen reader says them as one word. Paragraphs, items of lists and the like stay apart.
 */
export const runTogether = (page: Page): Promise<string[]> => page.evaluate(runTogetherInPage)
