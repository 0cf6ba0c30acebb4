import type { Page } from '@playwright/test'

/** A line break that should not be there. */
export interface BadBreak {
  word: string
  /** The text of the line before the break. */
  line: string
}

/**
 * Returns the bad line breaks of a page: inside a word without a hyphen, after a hyphen that belongs to what follows
 * ("e-", "alv-"), and between words and figures that a no-break space joins. Runs in the page.
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
        // At a soft hyphen Chromium reports the last or first letter on the wrong line.
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

/** Returns the bad line breaks of a page. Closed menus are not tested. */
export const badBreaks = (page: Page): Promise<BadBreak[]> => page.evaluate(badBreaksInPage)

/** The headings that are judged: not those of posts, which a writer publishes without a developer. */
const judged = 'main :is(h1, h2, h3):not(article *, [class*="PostCards"] *)'

/** A heading as it is laid out, in pixels. */
interface Heading {
  text: string
  lines: number[]
  /** Width that a line can have. */
  room: number
  /** Start and end of each word, as if all were in one line. */
  words: [from: number, to: number][]
}

/** Returns the headings with a line shorter than a share of the longest. Runs in the page. */
function unevenHeadings({ judged, share }: { judged: string; share: number }): Heading[] {
  const range = document.createRange()
  const found = [...document.querySelectorAll<HTMLElement>(judged)].flatMap((heading) => {
    range.selectNodeContents(heading)
    const edges = new Map<number, [left: number, right: number]>()
    for (const { top, left, right, width } of range.getClientRects()) {
      if (width === 0) continue
      const [from, to] = edges.get(Math.round(top)) ?? [left, right]
      edges.set(Math.round(top), [Math.min(from, left), Math.max(to, right)])
    }
    const lines = [...edges.values()].map(([from, to]) => to - from)
    return Math.min(...lines) < share * Math.max(...lines) ? [{ heading, room: heading.clientWidth, lines }] : []
  })
  // All headings at once, so that the page is laid out only once.
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
}

/** Returns every way to divide words into `count` lines that are no wider than `room`. */
function divisions(words: Heading['words'], count: number, room: number): number[][] {
  const first = words[0]?.[0] ?? 0
  return words.flatMap(([, end], index) => {
    if (end - first > room) return []
    const rest = words.slice(index + 1)
    if (count === 1) return rest.length === 0 ? [[end - first]] : []
    return divisions(rest, count - 1, room).map((lines) => [end - first, ...lines])
  })
}

/** Returns the headings with a line shorter than a share of the longest, if the words could be divided better. */
export const ragged = async (page: Page, share: number): Promise<Pick<Heading, 'text' | 'lines'>[]> =>
  (await page.evaluate(unevenHeadings, { judged, share }))
    .filter(({ lines, words, room }) =>
      divisions(words, lines.length, room).some((division) => Math.min(...division) >= share * Math.max(...division)),
    )
    .map(({ text, lines }) => ({ text, lines }))

/**
 * Returns the number of characters in each full line of an article's paragraphs, that is, in each line with another one
 * below it.
 */
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

/**
 * Returns the width of the last line of each text as a share of its longest one; only for texts with two or more lines.
 * Runs in the page.
 */
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

/** Returns the number of lines in each element. Runs in the page. */
export const linesOf = (elements: Element[]) =>
  elements.map((element) => {
    const words = document.createRange()
    words.selectNodeContents(element)
    return new Set([...words.getClientRects()].map(({ top }) => top)).size
  })

/** Returns the left edges of the logo and of the page's heading, in pixels. */
export const leftEdges = (page: Page): Promise<[logo: number, heading: number]> =>
  page.evaluate(() => [
    document.querySelector('header svg')!.closest('a')!.getBoundingClientRect().left,
    document.querySelector('h1')!.getBoundingClientRect().left,
  ])
