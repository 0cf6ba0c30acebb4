import { checkPages } from '../../src/build/policy/checkPages'
import { pageIssues } from '../../src/build/policy/pageIssues'
import { sitePolicy } from '../../src/build/policy/policies'
import { temporaryFolder } from '../temporaryFolder'

const boot = 'start()'
const issues = (html: string) =>
  pageIssues(`<!doctype html><html><head></head><body>${html}</body></html>`, new Set([boot]), sitePolicy([]))

test.each([
  `<script>${boot}</script>`,
  `<script data-without-app="true">${boot}</script>`,
  '<script type="application/ld+json">{"@context":"https://schema.org"}</script>',
  '<link rel="stylesheet" href="/styles.1.css" integrity="sha384-x">',
  '<link rel="canonical" href="https://www.a.example/"><link rel="alternate" hreflang="fi" href="https://www.a.example/">',
  '<link rel="preload" href="/static/x.woff2" as="font">',
  '<svg><use href="/sprite.svg#a"/></svg>',
  '<svg><use href="#a"/></svg>',
  '<picture><source srcset="/a.avif 1x, /b.avif 2x"><img src="/a.png" alt=""></picture>',
  '<a href="https://app.b.example/register">x</a><a href="mailto:hei@a.example">x</a>',
  '<meta name="description" content="Data: what to keep"><img src="/a.png" alt="Data: a table">',
  '<p data-on="1">onclick=alert(1) style="x" &lt;script&gt;</p>',
])('%s is no issue', (html) => {
  expect(issues(html)).toEqual([])
})

test.each([
  ['<script>other()</script>', /inline script/],
  [`<script>${boot} </script>`, /inline script/],
  ['<script type="text/plain">x</script>', /inline script/],
  ['<script type="application/ld+json">{broken</script>', /no JSON/],
  ['<script src="/app.js"></script>', /integrity/],
  ['<script src="https://cdn.example/x.js" integrity="sha384-x"></script>', /script-src/],
  ['<script src="//cdn.example/x.js" integrity="sha384-x"></script>', /script-src/],
  ['<style>p{}</style>', /<style>/],
  ['<p style="color:red">x</p>', /style of <p>/],
  ['<svg onload="x()"></svg>', /onload/],
  ['<p ONCLICK="x()">x</p>', /onclick/],
  ['<a href="javascript:x()">x</a>', /runs code/],
  ['<a href="data:text/html,x">x</a>', /runs code/],
  ['<a href=" &#9;JaVaScript:x()">x</a>', /runs code/],
  ['<a href="java&#10;scr&#9;ipt:x()">x</a>', /runs code/],
  ['<link rel="alternate stylesheet" href="/styles.1.css">', /integrity/],
  ['<link rel="alternate stylesheet" href="https://fonts.example/x.css">', /style-src/],
  ['<link rel="preload" as="image" href="/a.png" imagesrcset="https://cdn.example/a.png 2x">', /cdn\.example/],
  ['<link rel="preload" as="x" href="/a">', /default-src/],
  ['<meta http-equiv="set-cookie" content="a=b">', /set-cookie/],
  ['<img src="data:image/png;base64,x" alt="">', /img-src/],
  ['<img src="https://tracker.example/x.gif" alt="">', /img-src/],
  ['<img srcset="/a.png 1x, https://cdn.example/b.png 2x" alt="">', /cdn\.example/],
  ['<img src="/&#9;/evil.example/x.png" alt="">', /img-src/],
  ['<img src="/\\evil.example/x.png" alt="">', /img-src/],
  ['<link rel="stylesheet" href="/styles.1.css">', /integrity/],
  ['<link rel="stylesheet" href="https://fonts.example/x.css" integrity="sha384-x">', /style-src/],
  ['<link rel="preconnect" href="https://fonts.example">', /not allowed/],
  ['<svg><use href="https://cdn.example/x.svg#a"/></svg>', /img-src/],
  ['<link rel="author" href="https://evil.example">', /not allowed/],
  ['<video src="/film.mp4"></video>', /media-src/],
  ['<iframe srcdoc="x"></iframe>', /srcdoc/],
  ['<form action="/x"></form>', /form-action/],
  ['<form></form>', /no action/],
  ['<iframe src="/x"></iframe>', /frame-src/],
  ['<iframe></iframe>', /no src/],
  ['<base href="/x">', /<base>/],
  ['<object data="/x"></object>', /<object>/],
  ['<embed src="/x">', /<embed>/],
  ['<frame src="/x">', /<frame>/],
  ['<portal src="/x"></portal>', /<portal>/],
  ['<video poster="https://cdn.example/a.png"></video>', /img-src/],
  ['<table background="https://cdn.example/a.png"></table>', /img-src/],
  ['<button formaction="https://evil.example/">x</button>', /form-action/],
  ['<svg><image xlink:href="https://cdn.example/a.png"/></svg>', /img-src/],
  ['<svg><feImage href="https://cdn.example/a.png"/></svg>', /img-src/],
  ['<link rel="modulepreload" href="https://cdn.example/a.js">', /script-src/],
  ['<link rel="manifest" href="https://cdn.example/a.json">', /manifest-src/],
  ['<meta http-equiv="refresh" content="0;url=/x">', /refresh/],
])('%s is an issue', (html, message) => {
  expect(issues(html).join('\n')).toMatch(message)
})

test('every HTML file that is published is read, the editor and not-found pages too, and named with its issue', () => {
  const { root, write, remove } = temporaryFolder()
  const files = ['404.html', 'admin/index.html', 'blog/a/index.html', 'index.html']
  for (const file of [...files, '_gatsby/slices/_gatsby-scripts-1.html'])
    write(file, `<script>${boot}</script><p onclick="x()">x</p>`)
  expect(checkPages(root, [boot]).sort()).toEqual(
    files.map((file) => `${file}: the attribute onclick of <p> is code or style`),
  )
  remove()
})
