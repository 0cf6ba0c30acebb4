import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow } from '../../src/build/util/filesBelow'

const configuration = readFileSync('eslint.config.mjs', 'utf8')

/** A table of rooms in the linter's configuration, each with what it may import. */
function allowedIn(name: string): [room: string, others: string[]][] {
  const table = new RegExp(`const ${name} = \\{\\n([^}]*)\\}`).exec(configuration)![1]!
  return [...table.matchAll(/^ {2}(\w+): \[(.*)\],$/gm)].map(([, room, others]) => [
    room!,
    [...others!.matchAll(/\w+/g)].map(([other]) => other).sort(),
  ])
}

/** What a room of a folder imports from the others, types too. */
function importedBy(folder: string, room: string, rooms: readonly string[]): string[] {
  const files = filesBelow(join(folder, room)).filter((file) => /\.tsx?$/.test(file))
  const imported = files.flatMap((file) => {
    const path = join(folder, room, file)
    return [...readFileSync(path, 'utf8').matchAll(/(?:from |import\(|import )'(\.[^']+)'/g)].map(([, target]) =>
      join(dirname(path), target!),
    )
  })
  return rooms
    .filter((other) => other !== room && imported.some((path) => path.startsWith(`${folder}/${other}/`)))
    .sort()
}

// The linter sees to it that nothing else is imported.
test.each([
  ['src', 'rooms'],
  ['src/build', 'buildRooms'],
])('every room of %s imports from each room that it may import', (folder, name) => {
  const allowed = allowedIn(name)
  const rooms = allowed.map(([room]) => room)
  expect(allowed.length).toBeGreaterThan(5)
  expect(rooms.map((room) => [room, importedBy(folder, room, rooms)])).toEqual(allowed)
})
