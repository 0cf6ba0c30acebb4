import type { Page } from '@playwright/test'

/** Letters, words, lines and paragraphs as far apart as readers may set them (WCAG 1.4.12). */
export const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`

/** Gives a page a style sheet of its reader. */
export const setStyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)
