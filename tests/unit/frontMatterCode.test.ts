import { createRequire } from 'node:module'
import { transformerOptions } from '../transformer'

interface Schema {
  validate: (options: object) => { value: object }
}
interface Transformer {
  pluginOptionsSchema: (args: { Joi: unknown }) => Schema
  onCreateNode: (args: object, options: object) => Promise<unknown>
}

const load = createRequire(require.resolve('gatsby'))
const transformer = load('gatsby-transformer-remark/gatsby-node') as Transformer
const { Joi: plain } = load('gatsby-plugin-utils/joi') as { Joi: { any: () => unknown } }
/** Gatsby's own type of option; the plugin needs no value for it here. */
const Joi = { ...plain, subPlugins: () => plain.any() }
const place = globalThis as { evaluated?: boolean }

const hasRun = () => place.evaluated === true

/**
 * Makes a node of a markdown text with Gatsby's transformer, as in a build and in develop. Returns true if code in the
 * text has run.
 */
async function runsCode(text: string, options: object): Promise<boolean> {
  delete place.evaluated
  const node = { id: 'x', internal: { type: 'File', mediaType: 'text/markdown' } }
  const actions = { createNode: jest.fn(), createParentChildLink: jest.fn() }
  const args = {
    node,
    actions,
    loadNodeContent: () => text,
    createNodeId: String,
    createContentDigest: String,
    reporter: { panicOnBuild: jest.fn() },
  }
  await transformer.onCreateNode(args, options)
  return hasRun()
}

describe('front matter that is code', () => {
  const evil = (language: string) => `---${language}\n{ title: (globalThis.evaluated = true, "x") }\n---\ntext\n`
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)

  afterAll(() => {
    warn.mockRestore()
  })

  test('the transformer has no options that would let it run', () => {
    expect(Object.keys(transformerOptions)).toEqual(['plugins'])
  })

  test.each(['js', 'javascript', ' JS', 'JavaScript', 'coffee', 'cson'])('is never run: ---%s', async (language) => {
    const options = transformer.pluginOptionsSchema({ Joi }).validate({}).value
    expect(await runsCode(evil(language), options)).toBe(false)
  })

  test('would run with the transformer’s engine', async () => {
    expect(await runsCode(evil('js'), {})).toBe(true)
  })
})
