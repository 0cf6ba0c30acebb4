import { createRequire } from 'node:module'
import type { PluginArgs } from '../src/content/remark'
import type { RenderedMarkdown } from '../src/content/finishArticle'
import config from '../gatsby-config'

export type Plugin = (args: PluginArgs) => unknown

interface Field {
  resolve: (node: object, args: object, context: object) => Promise<unknown>
}

const load = createRequire(require.resolve('gatsby'))
const { setFieldsOnGraphQLNodeType } = load('gatsby-transformer-remark/gatsby-node') as {
  setFieldsOnGraphQLNodeType: (args: object, options: object) => Promise<Record<'html' | 'headings', Field>>
}

/** Options of the markdown transformer in gatsby-config.ts. */
export const transformerOptions = config
  .plugins!.flatMap((plugin) => (typeof plugin === 'object' && plugin?.resolve === 'gatsby-transformer-remark' ? [plugin.options] : []))
  .at(0) as { plugins: string[] }

const configured = () => transformerOptions.plugins.map((path) => require(path) as Plugin)

export interface MarkdownText {
  /** Path of the text; its pictures lie beside it. */
  path?: string
  /** What has to be known of the files that it names. */
  files?: readonly { id: string; absolutePath: string }[]
  plugins?: readonly Plugin[]
}

/** What gatsby-transformer-remark makes of a text with the plugins of gatsby-config.ts, as in a build. */
export async function transformed(markdown: string, { path = '/text/fi.md', files = [], plugins = configured() }: MarkdownText = {}): Promise<RenderedMarkdown> {
  const kept = new Map<string, unknown>()
  const cache = { get: (key: string) => kept.get(key), set: (key: string, value: unknown) => kept.set(key, value) }
  const context = {
    nodeModel: {
      findOne: ({ query: { filter } }: { query: { filter: { absolutePath: { eq: string } } } }) =>
        files.find(({ absolutePath }) => absolutePath === filter.absolutePath.eq) ?? null,
      getNodeById: ({ id }: { id: string }) => files.find((file) => file.id === id) ?? null,
    },
  }
  const fields = await setFieldsOnGraphQLNodeType(
    { type: { name: 'MarkdownRemark' }, basePath: '', getNodesByType: () => [], cache, getCache: () => cache, reporter: console },
    { plugins: plugins.map((module, index) => ({ name: String(index), module, pluginOptions: {} })) },
  )
  const node = { id: path, fileAbsolutePath: path, internal: { content: markdown, contentDigest: markdown } }
  const html = await fields.html.resolve(node, {}, context)
  return { html, headings: await fields.headings.resolve(node, {}, context) } as RenderedMarkdown
}
