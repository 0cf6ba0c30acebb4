import { pages } from './site'

/** A shorter text only names a picture and does not describe it. */
const shortestPicture = 40

test.each(pages.map((page) => [page.path, page] as const))(
  '%s has pictures and tables that say what they are',
  (_, { root }) => {
    const pictures = root.querySelectorAll('[role=img]').map((picture) => picture.getAttribute('aria-label') ?? '')
    expect(pictures.filter(({ length }) => length < shortestPicture)).toEqual([])
    for (const table of root.querySelectorAll('table')) {
      const heading = root.getElementById(table.getAttribute('aria-labelledby') ?? '')
      expect((table.querySelector('caption') ?? heading)?.text.trim()).toBeTruthy()
    }
  },
)

// axe looks at all pages of one language only. What a text can break in another is tested here.
test.each(pages.map((page) => [page.path, page] as const))(
  '%s has one title, headings without a jump, and words in every link and button',
  (_, { root }) => {
    const levels = root.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)').map(({ tagName }) => Number(tagName[1]))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels.filter((level, index) => level - (levels[index - 1] ?? level) > 1)).toEqual([])
    const nameless = root.querySelectorAll('a[href], button, summary').filter((element) => {
      const pictures = element.querySelectorAll('img, [role=img]')
      const names = [element, ...pictures].map((each) => each.getAttribute('aria-label') ?? each.getAttribute('alt'))
      return !`${element.text} ${names.join(' ')}`.trim()
    })
    expect(nameless.map(({ outerHTML }) => outerHTML)).toEqual([])
    expect(root.querySelectorAll('img:not([alt])').map(({ outerHTML }) => outerHTML)).toEqual([])
  },
)

test('a caption is read out', () => {
  const figures = pages.flatMap(({ root }) => root.querySelectorAll('figure:has(> picture):has(> figcaption)'))
  expect(figures.length).toBeGreaterThan(0)
  for (const figure of figures) expect(figure.getAttribute('aria-hidden')).not.toBe('true')
})

test('landmarks are few: bands are found by their headings', () => {
  const named = pages.map(({ path, root }) => ({ path, sections: root.querySelectorAll('section[aria-labelledby]') }))
  expect(named.filter(({ sections }) => sections.length > 2).map(({ path }) => path)).toEqual([])
})

test('no space stands alone beside a comment: Chromium drops it, and screen readers join the words', () => {
  const lonely = ({ html }: { html: string }) => /--> +<|> +<!--/.exec(html)
  expect(pages.filter(lonely).map(({ path }) => path)).toEqual([])
})

test('nothing stops the Tab key that is not to be used, before the application looks which tables scroll', () => {
  expect(pages.filter(({ root }) => root.querySelector('[tabindex="0"]')).map(({ path }) => path)).toEqual([])
})

test('elements with a language of their own have another one than their page', () => {
  for (const { lang, path, root } of pages)
    for (const element of root.querySelectorAll('main [lang]'))
      expect(`${path} ${element.getAttribute('lang')}`).not.toBe(`${path} ${lang}`)
})
