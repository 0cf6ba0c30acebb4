import { editorPath } from '../../src/site/publicFiles'
import { closedPolicy } from '../../src/build/policy/securityHeaders'
import { headersAt } from '../headersAt'
import { temporaryFolder } from '../temporaryFolder'
import { serveHosts } from './hosts'
import { rawRequest, valuesOf } from './rawRequest'
import { writeSmallSites } from './smallSites'

jest.mock('../../content/site.json', () => ({
  ...jest.requireActual<object>('../../content/site.json'),
  editor: true,
}))

const { root, write, remove } = temporaryFolder()
writeSmallSites(root, 'a')
write(`fi${editorPath}/index.html`, 'Editor')
write(`fi${editorPath}/config.yml`, 'a: 1')
const served = serveHosts(root)
afterAll(remove)

test.each([
  [editorPath, 200],
  [`${editorPath}/config.yml`, 200],
  [`${editorPath}istrator`, 404],
  ['/', 200],
])('a host that has the editor answers %s with %s and the headers of the path', async (path, status) => {
  const reply = await rawRequest(served.port, path, { host: new URL(served.origins.fi).host })
  expect(reply.status).toBe(status)
  const headers = headersAt(path, closedPolicy)
  expect(headers.map(([name]) => [name, ...valuesOf(reply, name.toLowerCase())])).toEqual(headers)
  expect(valuesOf(reply, 'x-robots-tag')).toHaveLength(headers.some(([name]) => name === 'X-Robots-Tag') ? 1 : 0)
})
