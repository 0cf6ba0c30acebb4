import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { filesBelow } from '../../src/build/util/filesBelow'
import { strings } from '../../src/content/strings'

/** Every key of `locales/` with its namespace, one a line. */
const keys = filesBelow('locales/fi')
  .flatMap((file) =>
    strings(JSON.parse(readFileSync(join('locales/fi', file), 'utf8'))).map(
      ({ path }) => `${basename(file, '.json')}:${path.join('.')}`,
    ),
  )
  .join('\n')

/** Returns the functions with which a file reads copy, each with its namespace. */
function readersIn(file: string, code: string) {
  const readers = Array.from(
    code.matchAll(/(\w+)(?: =|:) useCopy\('(\w+)'\)|copy: (\w+),.*usePicture/g),
    ([, own, namespace = 'picture', name = own!]) => ({ name, namespace }),
  )
  return file.startsWith('pictures/') ? [...readers, { name: 'copy', namespace: 'picture' }] : readers
}

const read = filesBelow('src')
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => {
    const code = readFileSync(join('src', file), 'utf8')
    return readersIn(file, code).flatMap(({ name, namespace }) =>
      [...code.matchAll(new RegExp(`\\b${name}\\(([^,)]*)`, 'g'))]
        .flatMap(([, asked]) => [...asked!.matchAll(/(['`])(.+?)\1/g)])
        .map(([, , key]) => ({ file, key: key!.includes(':') ? key! : `${namespace}:${key}` })),
    )
  })

test('every key that the code reads is in locales/', () => {
  expect(read.length).toBeGreaterThan(200)
  const missing = read.filter(({ key }) => {
    const pattern = key.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '.+')
    return !new RegExp(`^${pattern}(_other)?$`, 'm').test(keys)
  })
  expect(missing).toEqual([])
})
