import { missed, type Figures } from '../bench/targets'
import { withoutScripts } from '../bench/twin'

test('the twin of a page lacks what runs or fetches scripts, and nothing else', () => {
  const kept =
    '<link rel="preload" href="/f.woff2" as="font"><script type="application/ld+json">{"a":"<b>"}</script><!-- c --><p>a &amp; b</p>'
  const page = `<html><head><link rel="modulepreload" href="/m.js">${kept}<link rel=preload as=script href="/s.js"></head><body><script>if (a < b) "<p>"</script><script src="/x.js" async></script></body></html>`
  expect(withoutScripts(page)).toBe(`<html><head>${kept}</head><body></body></html>`)
})

const twin: Figures = { fcp: 800, lcp: 1000, si: 800, tbt: 5, cls: 0, score: 100 }

test('figures as good as the twin, and at the edge of what is allowed, meet their targets', () => {
  expect(missed(twin, twin)).toEqual([])
  expect(missed({ fcp: 840, lcp: 1050, si: 840, tbt: 15, cls: 0, score: 100 }, twin)).toEqual([])
})

test('every figure beyond what is allowed is named', () => {
  expect(missed({ fcp: 841, lcp: 1051, si: 841, tbt: 15.1, cls: 0.001, score: 99 }, twin)).toEqual([
    'fcp',
    'lcp',
    'si',
    'tbt',
    'cls',
    'score',
  ])
})
