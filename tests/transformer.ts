import { createRequire } from 'node:module'
import type { Root } from 'mdast'
import config from '../gatsby-config'
import type { RenderedMarkdown } from '../src/content/finishArticle'

/** A plugin of gatsby-transformer-remark. */
export type Plugin = (args: { markdownAST: Root }) => unknown

interface Field {
  resolve: (node: object, args: object, context: object) => Promise<unknown>
}

const load = createRequire(require.resolve('gatsby'))
const { setFieldsOnGraphQLNodeType } = load('gatsby-transformer-remark/gatsby-node') as {
  setFieldsOnGraphQLNodeType: (args: object, options: object) => Promise<Record<'html' | 'headings', Field>>
}

/** Options of the markdown transformer in gatsby-config.ts. */
export const transformerOptions = config
  .plugins!.flatMap((plugin) =>
    typeof plugin === 'object' && plugin.resolve === 'gatsby-transformer-remark' ? [plugin.options] : [],
  )
  .at(0) as { plugins: string[] }

/** The plugins of gatsby-config.ts. */
export const configuredPlugins = () => transformerOptions.plugins.map((path) => load(path) as Plugin)

/** What gatsby-transformer-remark makes of a text, as in a build. */
export async function transformed(
  markdown: string,
  plugins: readonly Plugin[] = configuredPlugins(),
): Promise<RenderedMarkdown> {
  const cache = { get: () => undefined, set: () => undefined }
  const { html, headings } = await setFieldsOnGraphQLNodeType(
    {
      type: { name: 'MarkdownRemark' },
      basePath: '',
      getNodesByType: () => [],
      cache,
      getCache: () => cache,
      reporter: console,
    },
    { plugins: plugins.map((module) => ({ module })) },
  )
  const node = { internal: { content: markdown } }
  return { html: await html.resolve(node, {}, {}), headings: await headings.resolve(node, {}, {}) } as RenderedMarkdown
}
