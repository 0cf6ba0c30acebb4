import { filesBelow } from '../../src/build/util/filesBelow'
import { temporaryFolder } from '../temporaryFolder'

const { root, path, write, remove } = temporaryFolder()
const [caches, built] = [path('.cache'), path('public')]
afterAll(remove)

test('images that no page names are moved away and restored; images with an encoded address are kept', async () => {
  jest.spyOn(process, 'cwd').mockReturnValue(root)
  const { bringUnusedMediaBack, setUnusedMediaAside } = await import('../../src/build/images/unusedMedia')
  const used = ['page-data/home/page-data.json', 'static/1/käärö.jpg', 'static/2/font.woff2', 'styles.css']
  const unused = ['static/3/old.jpg']
  const texts: Record<string, string> = {
    'page-data/home/page-data.json': '{"src":"/static/1/k%C3%A4%C3%A4r%C3%B6.jpg"}',
    'styles.css': '@font-face{src:url(/static/2/font.woff2)}',
  }
  for (const file of [...used, ...unused]) write(`public/${file}`, texts[file])
  setUnusedMediaAside()
  expect(filesBelow(built)).toEqual(used)
  expect(filesBelow(caches)).toEqual(unused.map((file) => `unused-media/${file}`))
  bringUnusedMediaBack()
  expect(filesBelow(built)).toEqual([...used, ...unused].sort())
})
