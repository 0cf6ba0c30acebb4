import fs, { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { closedPolicy, securityHeaders } from '../../src/build/policy/securityHeaders'
import { lockName } from '../../src/build/util/folderLock'
import { deploy, rollback } from '../../src/publish/deploy'
import { deploymentFrom } from '../../src/publish/environment'
import { currentRelease, releasesOf } from '../../src/publish/releases'
import { nginxWorkers, type Deployment } from '../../src/publish/runNginx'
import { inEachLanguage, languageCodes } from '../../src/site/languages'
import { scriptOf, writeSmallSites } from '../hosts/smallSites'
import { listen } from '../ports'
import { temporaryFolder } from '../temporaryFolder'

const sites = temporaryFolder()
const { root: target, ...files } = temporaryFolder()
/** What an address shows instead, as if another server held the port. */
const elsewhere = new Map<string, string>()
let statusOfUnknown = 404
/** The headers of every answer. */
const sent = new Map(securityHeaders(closedPolicy))
/** Serves the current release in place of nginx. */
const server = createServer(({ headers, url }, response) => {
  const [status, file]: [number, string] = url === '/' ? [200, 'index.html'] : [statusOfUnknown, '404.html']
  response.writeHead(status, Object.fromEntries(sent))
  const language = headers.host!.slice(0, 2)
  response.end(elsewhere.get(`${language}/${file}`) ?? files.read(`current/${language}/${file}`))
})
/** A deployment whose nginx accepts every configuration: the program `true`. */
let deployment: Deployment
beforeAll(async () => {
  for (const letter of ['a', 'b', 'c']) writeSmallSites(sites.path(letter), letter)
  sites.write('c/sv/_headers', "/*\n  Content-Security-Policy: default-src 'none'; something-else\n")
  const port = await listen(server)
  const origins = inEachLanguage((code) => `http://${code}.test:${port}`)
  deployment = { target, origins, listen: [], nginx: 'true' }
})
afterAll(() => {
  server.close()
  sites.remove()
  files.remove()
})

const start = Date.now()
const onDay = (number: number) => new Date(start + number * 24 * 60 * 60 * 1000)
const deployed = (letter: string, day: number) => deploy(sites.path(letter), deployment, onDay(day))
/** The letter of the release that is served. */
const served = () => /Front (\w)/.exec(files.read('current/fi/index.html'))?.[1]
const keeps = (letter: string) => existsSync(files.path(`assets/et${scriptOf(letter)}`))

test('without the five builds there is no deployment, and it is told what is missing', async () => {
  await expect(deployed('nothing', 0)).rejects.toThrow(/npm run build:sites[^]*et\.conf/)
  expect(readdirSync(target)).toEqual([])
})

test('a number in the pid file that another process has by now is not taken for nginx', () => {
  files.write('run/nginx.pid', `${process.pid}\n`)
  expect(nginxWorkers(target)).toEqual([])
})

test('a folder to which another process deploys is left alone', async () => {
  files.write(`.deploying/${lockName(process.ppid)}`)
  await expect(deployed('a', 0)).rejects.toThrow(`Process ${process.ppid} deploys to ${target} already`)
  expect(releasesOf(target)).toEqual([])
  files.forget('.deploying')
})

test('a first release that is not healthy leaves nothing behind to go back to', async () => {
  await expect(deployed('c', -1)).rejects.toThrow(/is not healthy:[^]*nothing is served\.$/)
  expect([currentRelease(target), releasesOf(target)]).toEqual([undefined, []])
})

test('releases are served one after the other, and gone back from', async () => {
  const first = await deployed('a', 0)
  expect(served()).toBe('a')
  const second = await deployed('b', 1)
  expect([served(), keeps('a'), keeps('b')]).toEqual(['b', true, true])
  expect(existsSync(files.path('assets/fi/index.html'))).toBe(false)
  expect(await rollback(deployment)).toBe(first)
  expect(served()).toBe('a')
  const third = await deployed('b', 1.5)
  // The second release is older too, but it was not served right before the third.
  expect(await rollback(deployment)).toBe(first)
  await expect(rollback(deployment)).rejects.toThrow(
    `No release is noted as the one before ${first} in ${target}. Name one: npm run rollback:local -- ${third} or ${second}`,
  )
  await expect(rollback(deployment, 'x')).rejects.toThrow('There is no release x')
  await expect(rollback({ ...deployment, nginx: 'false' }, second)).rejects.toThrow('nginx -t -q failed')
  expect(await rollback(deployment, second)).toBe(second)
  expect(await rollback(deployment, third)).toBe(third)
  expect([served(), currentRelease(target)]).toEqual(['b', third])
})

test('a target that is served over HTTPS gets no release and no rollback without certificates', async () => {
  const before = releasesOf(target)
  const configuration = `releases/${currentRelease(target)!}/nginx/nginx.conf`
  const plain = files.read(configuration)
  files.write(configuration, 'ssl_certificate "/certificates/fi.test/fullchain.pem";')
  await expect(deployed('a', 1.7)).rejects.toThrow('Set DEPLOY_CERTIFICATES')
  await expect(rollback(deployment)).rejects.toThrow('Set DEPLOY_CERTIFICATES')
  expect(releasesOf(target)).toEqual(before)
  files.write(configuration, plain)
})

test.each(['NGINX', 'DEPLOY_TARGET', 'DEPLOY_CERTIFICATES', 'DEPLOY_USER'])('%s must not be empty', (name) => {
  expect(() => deploymentFrom({ [name]: '' })).toThrow(`${name} is empty`)
})

test('a release that is not served as it should be is taken back at once', async () => {
  const before = currentRelease(target)!
  const reason = `sv.test[^]*content-security-policy[^]*${before} is served again\\.$`
  await expect(deployed('c', 2)).rejects.toThrow(new RegExp(reason))
  expect([currentRelease(target), releasesOf(target).length]).toEqual([before, 3])
})

test('a release whose deployment was killed before it was proven is not gone back to', async () => {
  const before = currentRelease(target)!
  const killed = await deployed('a', 2)
  files.write(`releases/${killed}/unproven`)
  const killedToo = await deployed('a', 2.2)
  expect(fs.readlinkSync(files.path(`releases/${killedToo}/previous`))).toBe(`../${before}`)
  files.write(`releases/${killedToo}/unproven`)
  fs.rmSync(files.path(`releases/${killedToo}/previous`))
  fs.symlinkSync(`../${killed}`, files.path(`releases/${killedToo}/previous`))
  await expect(deployed('c', 2.5)).rejects.toThrow(`${before} is served again`)
  expect([served(), currentRelease(target)]).toEqual(['b', before])
  expect(await rollback(deployment, 'x').catch(String)).not.toContain(killed)
  files.forget(`releases/${killed}`)
  files.forget(`releases/${killedToo}`)
})

test('after the current release was removed by hand, the newest other one is gone back to', async () => {
  const before = currentRelease(target)!
  const removed = await deployed('a', 2)
  files.forget(`releases/${removed}`)
  await expect(rollback(deployment)).rejects.toThrow(
    `No release is noted as the one before this in ${target}. Name one: npm run rollback:local -- ${before}`,
  )
  await expect(deployed('c', 2.5)).rejects.toThrow(`${before} is served again`)
  expect(served()).toBe('b')
})

test('sites that are built anew while they are copied are no release', async () => {
  const before = releasesOf(target)
  jest.spyOn(fs, 'cpSync').mockImplementationOnce(() => {
    fs.renameSync(sites.path('a'), sites.path('old'))
    writeSmallSites(sites.path('a'), 'a')
  })
  await expect(deployed('a', 2)).rejects.toThrow(`${sites.path('a')} was built anew meanwhile. Deploy again.`)
  expect([releasesOf(target), existsSync(files.path('next'))]).toEqual([before, false])
})

test.each(['et/index.html', 'et/404.html'])(
  'a release whose %s is not what the host shows is taken back',
  async (page) => {
    const before = currentRelease(target)!
    elsewhere.set(page, 'Another server')
    const deployment = deployed('b', 2)
    await expect(deployment).rejects.toThrow(`is not ${page.slice(3)} of this release`)
    elsewhere.clear()
    expect(currentRelease(target)).toBe(before)
  },
)

test('a release whose host answers unknown addresses with 200 is taken back', async () => {
  statusOfUnknown = 200
  await expect(deployed('b', 2)).rejects.toThrow('/no-such-page answers 200 instead of 404')
  statusOfUnknown = 404
})

test('five releases are kept, and hashed files for 30 days after the last one that had them', async () => {
  for (const day of [29, 30, 30.5, 31, 32]) await deployed('a', day)
  expect(releasesOf(target)).toHaveLength(5)
  // The release with `b` of day 1.5 was served until day 29.
  await deployed('a', 58)
  expect(keeps('b')).toBe(true)
  await deployed('a', 60)
  expect([keeps('a'), keeps('b')]).toEqual([true, false])
})

test('the release that was served before is kept, however old it is', async () => {
  const [oldest] = releasesOf(target)
  await rollback(deployment, oldest, onDay(61))
  await deployed('b', 62)
  expect(await rollback(deployment, undefined, onDay(63))).toBe(oldest)
})

test('hashed files of a release that was gone back from are kept for 30 days more', async () => {
  // `b` was served until day 63; it was deployed on day 62.
  await deployed('a', 92.5)
  expect(keeps('b')).toBe(true)
})

test('a release whose clock was set back is kept while it is served', async () => {
  const release = await deployed('a', 3)
  expect([served(), currentRelease(target)]).toEqual(['a', release])
})

test('a release that was built with other headers can be gone back to', async () => {
  const older = await deployed('a', 200)
  await deployed('b', 201)
  const name = 'Cross-Origin-Embedder-Policy'
  for (const code of languageCodes) {
    const file = `releases/${older}/${code}/_headers`
    files.write(file, files.read(file).replace(`${name}: require-corp`, `${name}: credentialless`))
  }
  sent.set(name, 'credentialless')
  expect(await rollback(deployment)).toBe(older)
})
