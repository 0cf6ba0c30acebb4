import type { Node } from 'gatsby'
import { variables } from '../../content/variables'
import { fillDeep } from '../../content/fill'
import type { Language } from '../../site/languages'
import { variablesId } from './nodeIds'
import type { ResolverContext } from './resolverContext'

interface LocaleNode extends Node {
  language: Language
  ns: string
  /** The file as it is. */
  data: string
}

interface Args {
  language: Language
  namespaces: readonly string[]
}

const filled = new Map<string, unknown>()

/** The texts of a locale file with the variables in them, worked out once for all pages. */
function texts({ id, internal, data, language }: LocaleNode): unknown {
  const key = `${id} ${internal.contentDigest}`
  if (!filled.has(key)) filled.set(key, fillDeep(JSON.parse(data) as unknown, variables(language)))
  return filled.get(key)
}

/**
 * A root field with the texts of some namespaces in a language, in the shape that the translation plugin reads. Every page asks it,
 * so here every page comes to depend on the variables. `localeNodes` gives the nodes that the plugin has made.
 */
export function copy(localeNodes: () => readonly Node[]) {
  let ids: Map<string, string> | undefined
  const idOf = (language: Language, namespace: string) => {
    ids ??= new Map((localeNodes() as LocaleNode[]).map(({ id, ...node }) => [`${node.language} ${node.ns}`, id]))
    return ids.get(`${language} ${namespace}`) ?? []
  }
  return {
    type: 'Copy!',
    args: { language: 'String!', namespaces: '[String!]!' },
    resolve: (_source: unknown, { language, namespaces }: Args, { nodeModel }: ResolverContext) => {
      nodeModel.getNodeById({ id: variablesId })
      const nodes = nodeModel.getNodesByIds({ ids: namespaces.flatMap((namespace) => idOf(language, namespace)) }) as LocaleNode[]
      return { edges: nodes.map((node) => ({ node: { ns: node.ns, language, data: texts(node) } })) }
    },
  }
}
