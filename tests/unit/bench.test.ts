import { parse } from 'yaml'
import { quantile } from '../bench/figures'
import { numbered } from '../bench/generatedPosts'
import { missed, withoutScripts, type Visit } from '../bench/twin'

test('the twin of a page lacks its scripts and script hints, nothing else', () => {
  const kept =
    '<link rel="preload" href="/f.woff2" as="font"><script type="application/ld+json">{"a":"<b>"}</script><!-- c --><p>a &amp; b</p>'
  const page = `<html><head><link rel="modulepreload" href="/m.js">${kept}<link rel=preload as=script href="/s.js"></head><body><script>if (a < b) "<p>"</script><script src="/x.js" async></script></body></html>`
  expect(withoutScripts(page)).toBe(`<html><head>${kept}</head><body></body></html>`)
})

const twin: Visit = { fcp: 800, lcp: 1000, tbt: 5, cls: 0, requests: 4 }

test('figures equal to the twin, or exactly at the limit, meet their targets', () => {
  expect(missed(twin, twin)).toEqual([])
  expect(missed({ fcp: 840, lcp: 1050, tbt: 15, cls: 0, requests: 4 }, twin)).toEqual([])
})

test('every figure above its limit is named', () => {
  expect(missed({ fcp: 841, lcp: 1051, tbt: 15.1, cls: 0.001, requests: 5 }, twin)).toEqual(Object.keys(twin))
})

test('a quantile is one of the measured figures', () => {
  expect([0, 0.5, 0.75, 1].map((share) => quantile([40, 10, 30, 20], share))).toEqual([10, 20, 30, 40])
})

test('a generated post has its own slug, title and description, no former address, and the text of the post that it copies', () => {
  const text = numbered('---\nslug: a\ntitle: "A: b"\ndescription: c\nwas: [z]\n---\n\nText\n', 7)
  const [, front, body] = text.split(/---\n/)
  expect(parse(front!)).toEqual({ slug: 'a-7', title: '7: A: b', description: '7: c', was: [] })
  expect(body).toBe('\nText\n')
})
