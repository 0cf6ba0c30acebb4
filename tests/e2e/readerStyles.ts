import type { Page } from '@playwright/test'

/** The largest spacing of letters, words, lines and paragraphs that readers may set (WCAG 1.4.12). */
export const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`

/** Adds a reader's style sheet to a page. */
export const setStyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)
