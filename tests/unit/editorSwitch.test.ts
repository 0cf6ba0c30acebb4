import { securityHeaders } from '../../src/build/policy/securityHeaders'
import type { BuiltSite } from '../../src/build/files/siteFile'
import { cdnHeaders } from '../../src/publish/hosts/cdnHeaders'
import { publishedEditor } from '../../src/editor/editorFiles'
import { headersAt } from '../headersAt'

jest.mock('../../content/site.json', () => ({
  ...jest.requireActual<object>('../../content/site.json'),
  editor: undefined,
}))

test('without the switch in site.json no host has the editor or its headers', async () => {
  expect(await publishedEditor({ hostLanguage: 'fi' } as BuiltSite)).toHaveLength(0)
  expect(headersAt('/admin/index.html', 'x')).toEqual(securityHeaders('x'))
  expect(cdnHeaders('x', [])).not.toContain('/admin')
})
