import { noRoom, prepareForGatsby } from '../../src/tools/gatsbyProcess'
import { runTool } from '../../src/tools/runTool'

test('a language that the site has not is refused at once, with the languages of the site', () => {
  process.env.SITE_LANGUAGE = 'xx'
  expect(prepareForGatsby).toThrow(/^SITE_LANGUAGE is "xx"\. Use one of: fi, /)
  delete process.env.SITE_LANGUAGE
})

test('a disk without room is reported, one with room is not', () => {
  expect(noRoom({ bavail: 2, bsize: 4096 })).toMatch(/^The disk is full: make room/)
  expect(noRoom({ bavail: 1000, bsize: 4096 })).toBe('')
})

test.each([
  ['a file system that can be read only', 'EROFS', /refused\.\nThe folder can be read only: work in a copy/],
  ['a folder of somebody else', 'EACCES', /This user may not write there/],
  ['a disk that becomes full', 'ENOSPC', /make room and begin again/],
])('%s refuses a file with %s: the message says what to do', async (_, code, said) => {
  const print = jest.spyOn(console, 'error').mockImplementation()
  runTool(() => Promise.reject(Object.assign(new Error('refused.'), { code })))
  await new Promise(setImmediate)
  expect(print).toHaveBeenCalledWith(expect.stringMatching(said))
  expect(process.exitCode).toBe(1)
  process.exitCode = undefined
  print.mockRestore()
})
