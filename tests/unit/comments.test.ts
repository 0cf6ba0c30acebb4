import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../../src/build/util/filesBelow'

test('no line of a comment is longer than 120 characters: Prettier wraps code alone', () => {
  const files = ['src', 'tests'].flatMap((folder) => filesBelow(folder).map((file) => join(folder, file)))
  const long = files
    .filter((file) => /\.(?:[jt]sx?|mjs|conf|css)$/.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          line.length > 120 &&
          (file.endsWith('.css') || /^\s*(?:\/\/|\/?\*|#)/.test(line)) &&
          !line.includes('https://')
            ? `${file}:${index + 1}`
            : [],
        ),
    )
  expect(long).toEqual([])
})
