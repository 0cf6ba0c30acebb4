import { digests } from '../digests'
import { projectCopy, run, type ProjectCopy } from '../projectCopy'
import { groups, type Change } from './changes'

/** `EACH=1` builds every change by itself, which takes four times as long and names the one that was missed. */
const steps = process.env.EACH
  ? groups.flatMap(({ changes, dropsCaches }) =>
      changes.map((change) => ({ name: change.name, changes: [change], dropsCaches })),
    )
  : groups

const copies: Record<'kept' | 'clean', ProjectCopy> = { kept: projectCopy(), clean: projectCopy() }

async function build(copy: ProjectCopy): Promise<string> {
  const { code, output } = await run(copy, 'build')
  if (code !== 0) throw new Error(output.slice(-4000))
  return output
}

const make = (changes: readonly Change[]) => {
  for (const copy of Object.values(copies)) for (const change of changes) change.make(copy)
}

let before: Record<string, string>

beforeAll(async () => {
  await build(copies.kept)
  before = digests(copies.kept.path('public'))
}, 600_000)
afterAll(() => Object.values(copies).forEach((copy) => copy.remove()))

test.each(steps.map((step) => [step.name, step] as const))(
  'after a change of %s a build over old caches is byte for byte one without any',
  async (_name, { changes, dropsCaches }) => {
    make(changes)
    copies.clean.forget('.cache', 'public')
    const [output] = await Promise.all([build(copies.kept), build(copies.clean)])
    const built = digests(copies.kept.path('public'))
    expect(built).not.toEqual(before)
    expect(built).toEqual(digests(copies.clean.path('public')))
    expect(output.includes('begins without caches')).toBe(dropsCaches === true)
    before = built
  },
  600_000,
)
