import { parseArticle } from '../../src/content/article'
import { pictureHtml } from '../../src/content/pictureHtml'
import { renderArticle } from '../../src/content/renderArticle'

const photograph = {
  width: 672,
  height: 378,
  sources: [{ type: 'image/avif', srcSet: '/static/a/1.avif 672w' }],
  fallback: { src: '/static/a/1.jpg', srcSet: '/static/a/1.jpg 672w' },
}
const drawing = { width: 300, height: 200, sources: [], fallback: { src: '/static/b.svg' } }
const nowhere = () => undefined

test('a picture named in a text is printed with its size, its words and its formats, and is lazy', () => {
  const { html } = renderArticle(parseArticle('![A "paid" {{thing}}](./a%20b.jpg)'), {
    variables: { thing: 'invoice' },
    link: nowhere,
    pictures: new Map([['a b.jpg', photograph]]),
  })
  expect(html).toContain('<source type="image/avif" srcset="/static/a/1.avif 672w" sizes="')
  expect(html).toContain('src="/static/a/1.jpg"')
  expect(html).toContain('width="672" height="378"')
  expect(html).toContain('alt="A &quot;paid&quot; invoice"')
  expect(html).toContain('loading="lazy"')
  expect(html).not.toContain('style=')
})

test('a drawing is printed as it is', () => {
  expect(pictureHtml(drawing, 'A hill')).toBe(
    '<picture><img src="/static/b.svg" width="300" height="200" alt="A hill" loading="lazy" decoding="async"></picture>',
  )
})

test('a picture that is not beside the text stops the build', () => {
  expect(() => renderArticle(parseArticle('![x](lost.png)'), { variables: {}, link: nowhere })).toThrow('lost.png')
})
