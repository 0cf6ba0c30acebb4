import { differences, digests } from '../digests'
import { projectCopy, run, type ProjectCopy } from '../projectCopy'
import { singleChanges, groups, type Change } from './changes'

interface Step {
  name: string
  changes: readonly Change[]
  /** Whether the result is compared with a clean build. */
  compared: boolean
}

/**
 * Returns a step with one change. With `EACH`, every change is a step, also those after which everything is built anew.
 * That takes an hour, and names the change that a build over old caches has missed.
 */
const singleStep = ({ name, make }: Change): Step => ({ name, changes: [{ name, make }], compared: true })

const steps: readonly Step[] = process.env.EACH
  ? [...groups.flatMap(({ changes }) => changes), ...singleChanges].map(singleStep)
  : groups.map((group, index) => ({ ...group, compared: index === groups.length - 1 }))

const [kept, clean] = [projectCopy(), projectCopy()]

async function build(copy: ProjectCopy): Promise<Record<string, string>> {
  const { code, output } = await run(copy, 'build')
  if (code !== 0) throw new Error(output.slice(-4000))
  return digests(copy.path('public'))
}

function cleanBuild(): Promise<Record<string, string>> {
  clean.forget('.cache', 'public')
  return build(clean)
}

let before: Record<string, string>

beforeAll(async () => {
  before = await build(kept)
}, 1_300_000)
afterAll(() => [kept, clean].forEach((copy) => copy.remove()))

test.each(steps.map((step) => [step.name, step] as const))(
  'a build over old caches sees a change of %s and is byte for byte one without any',
  async (_name, { changes, compared }) => {
    for (const copy of [kept, clean]) for (const change of changes) change.make(copy)
    const [built, wanted] = await Promise.all([build(kept), compared ? cleanBuild() : undefined])
    expect(differences(before, built)).not.toEqual([])
    if (wanted) expect(differences(built, wanted)).toEqual([])
    before = built
  },
  1_300_000,
)
