import type { Page } from '@playwright/test'

/** A line break that ought not to be. */
export interface BadBreak {
  word: string
  /** What stands before the break. */
  line: string
}

/**
 * Words of the page that a line ends in without a hyphen, or behind a hyphen that belongs to what follows ("e-",
 * "alv-"), and words and figures that a no-break space holds together and that are torn apart. Runs in the page.
 */
function badBreaksInPage(): BadBreak[] {
  const range = document.createRange()
  const bad: BadBreak[] = []
  const top = (node: Text, index: number) => {
    range.setStart(node, index)
    range.setEnd(node, index + 1)
    return [...range.getClientRects()].find(({ width }) => width > 0)?.top
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode as Text
    if (node.parentElement!.closest('script, style, noscript, .visually-hidden, #gatsby-announcer')) continue
    range.selectNodeContents(node)
    if (new Set([...range.getClientRects()].map((rect) => Math.round(rect.top))).size < 2) continue
    for (const { 0: word, index } of node.data.matchAll(/[^ \n\t]{2,}/g)) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const tops = new Set([...range.getClientRects()].map((rect) => Math.round(rect.top)))
      if (tops.size < 2) continue
      for (let at = 1; at < word.length; at++) {
        const [before, after] = [top(node, index + at - 1), top(node, index + at)]
        if (before === undefined || after === undefined || after - before < 4) continue
        const line = word.slice(0, at)
        // Chromium gives the last or the first letter at a soft hyphen the place of the other line.
        const mayEnd =
          word[at] !== '\u00a0' &&
          (word.slice(Math.max(0, at - 2), at + 2).includes('\u00ad') ||
            (/[^\p{L}\p{N}]$/u.test(line) && !/(?:^|[^\p{L}\p{N}-])[\p{L}\p{N}]{1,3}-$/u.test(line)))
        if (!mayEnd) bad.push({ word, line })
      }
    }
  }
  return bad
}

/** Where a line of the page ends badly. Menus that are closed are not looked into. */
export const badBreaks = (page: Page): Promise<BadBreak[]> => page.evaluate(badBreaksInPage)

/** A heading as it is set, in pixels. */
export interface Heading {
  text: string
  lines: number[]
  /** Width that a line may have. */
  room: number
  /** From the beginning to the end of each word, as if all stood in one line. */
  words: [from: number, to: number][]
}

export const headings = (page: Page): Promise<Heading[]> =>
  page.evaluate(() => {
    const range = document.createRange()
    const found = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')].map((heading) => {
      range.selectNodeContents(heading)
      const lines = new Map<number, [left: number, right: number]>()
      for (const { top, left, right, width } of range.getClientRects()) {
        if (width === 0) continue
        const [from, to] = lines.get(Math.round(top)) ?? [left, right]
        lines.set(Math.round(top), [Math.min(from, left), Math.max(to, right)])
      }
      return { heading, room: heading.clientWidth, lines: [...lines.values()].map(([from, to]) => to - from) }
    })
    // All at once, so that the page is laid out once more and not for each.
    for (const { heading } of found) heading.style.whiteSpace = 'nowrap'
    const all = found.map(({ heading, room, lines }) => {
      const words: [number, number][] = []
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const node = texts.currentNode as Text
        for (const { 0: word, index } of node.data.matchAll(/[^ ]+/g)) {
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const { left, right } = range.getBoundingClientRect()
          words.push([left, right])
        }
      }
      return { text: heading.textContent, lines, room, words }
    })
    for (const { heading } of found) heading.style.whiteSpace = ''
    return all
  })

/** Share of its longest line that the shortest line of a text has. */
const evenness = (lines: readonly number[]) => Math.min(...lines) / Math.max(...lines)

/** Every way to divide words into lines that have room. */
function divisions(words: Heading['words'], count: number, room: number): number[][] {
  const first = words[0]?.[0] ?? 0
  return words.flatMap(([, end], index) => {
    if (end - first > room) return []
    const rest = words.slice(index + 1)
    if (count === 1) return rest.length === 0 ? [[end - first]] : []
    return divisions(rest, count - 1, room).map((lines) => [end - first, ...lines])
  })
}

/** Headings with a line shorter than a share of the longest, although their words allow it to be better. */
export const ragged = (all: readonly Heading[], share: number): string[] =>
  all
    .filter(
      ({ lines, words, room }) =>
        evenness(lines) < share && divisions(words, lines.length, room).some((division) => evenness(division) >= share),
    )
    .map(({ text, lines }) => `${text} (${lines.map(Math.round).join(', ')})`)

/** Characters of the full lines of an article's paragraphs: those that another line follows. */
export const fullLines = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.prose > p')].flatMap((paragraph) => {
      const range = document.createRange()
      const tops: number[] = []
      const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const node = texts.currentNode as Text
        for (let at = 0; at < node.data.length; at++) {
          range.setStart(node, at)
          range.setEnd(node, at + 1)
          const rect = range.getClientRects()[0]
          if (rect && rect.width > 0) tops.push(Math.round(rect.bottom / 10))
        }
      }
      const lines = [...new Set(tops)].map((line) => tops.filter((top) => top === line).length)
      return lines.slice(0, -1)
    }),
  )

/** Share of the longest line that the last one has, of texts of two lines and more. Runs in the page. */
export const lastLines = (texts: string) =>
  [...document.querySelectorAll(texts)].flatMap((words) => {
    const range = document.createRange()
    range.selectNodeContents(words)
    const lines = new Map<number, [left: number, right: number]>()
    for (const { bottom, left, right } of range.getClientRects()) {
      const [from, to] = lines.get(Math.round(bottom)) ?? [left, right]
      lines.set(Math.round(bottom), [Math.min(from, left), Math.max(to, right)])
    }
    const widths = [...lines.values()].map(([from, to]) => to - from)
    return widths.length < 2 ? [] : [{ text: words.textContent, share: widths.at(-1)! / Math.max(...widths) }]
  })

/** Number of lines that the words of each element have. Runs in the page. */
export const linesOf = (elements: Element[]) =>
  elements.map((element) => {
    const words = document.createRange()
    words.selectNodeContents(element)
    return new Set([...words.getClientRects()].map(({ top }) => top)).size
  })

/** Left edges of the logo and of the page's heading, in pixels. */
export const leftEdges = (page: Page): Promise<[logo: number, heading: number]> =>
  page.evaluate(() => [
    document.querySelector('header svg')!.closest('a')!.getBoundingClientRect().left,
    document.querySelector('h1')!.getBoundingClientRect().left,
  ])
