import { builtLanguage } from '../../src/publish/builtLanguage'
import { temporaryFolder } from '../temporaryFolder'

const folder = temporaryFolder()
afterAll(() => folder.remove())

test('the language of a build is that of its front page; without one that the site has, it is told', () => {
  expect(() => builtLanguage(folder.root)).toThrow('npm run build')
  folder.write('index.html', '<!doctype html><html data-app lang="sv"><title>x</title>')
  expect(builtLanguage(folder.root)).toBe('sv')
  folder.write('index.html', '<!doctype html><html lang="xx"><title>x</title>')
  expect(() => builtLanguage(folder.root)).toThrow('names no language of the site')
})
