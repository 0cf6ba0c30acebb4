import { contentSecurityPolicy, policies } from '../../src/build/policy/policies'
import { cdnHeaders } from '../../src/publish/hosts/cdnHeaders'
import { headerMaps, hostMaps } from '../../src/publish/hosts/nginxMaps'
import { headersAt } from '../headersAt'

const origin = 'https://films.example'

jest.mock('../../src/build/policy/thirdParties', () => ({
  thirdParties: [
    {
      name: 'Films',
      purpose: 'Films',
      privacy: 'Address of the visitor',
      origins: { 'frame-src': ['https://films.example'] },
    },
  ],
}))

const value = contentSecurityPolicy(policies.site)

test('a row reaches the header of every host, and not the editor', () => {
  expect(value).toContain(`frame-src ${origin}`)
  expect(Object.fromEntries(headersAt('/', value))).toMatchObject({
    'Content-Security-Policy': value,
    'Cross-Origin-Embedder-Policy': 'unsafe-none',
  })
  const editor = headersAt('/admin/index.html', value)
  expect(Object.fromEntries(editor)).toMatchObject({ 'Cross-Origin-Embedder-Policy': 'require-corp' })
  expect(String(editor)).not.toContain(origin)
})

test('on a CDN the editor does not get the header that the row has changed', () => {
  const [pages, ...editor] = cdnHeaders(value, [])
    .split(/\n(?=\/)/)
    .slice(0, 3)
  expect(pages).toMatch(/frame-src https:\/\/films\.example[\s\S]*Cross-Origin-Embedder-Policy: unsafe-none/)
  for (const block of editor)
    expect(block).toMatch(
      /^\/admin[\s\S]*! Cross-Origin-Embedder-Policy\n[\s\S]*Cross-Origin-Embedder-Policy: require-corp/,
    )
})

test('on nginx the editor does not get that header either', () => {
  expect(hostMaps('fi', value, [], [])).toContain(`frame-src ${origin}`)
  const [map] = /map "\$status \$uri" \$cross_origin_embedder_policy \{[^}]*\}/.exec(headerMaps())!
  expect(map).toContain('default "unsafe-none";')
  expect(map).toMatch(/\/admin.*"require-corp";/)
})
