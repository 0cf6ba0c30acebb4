import { onPostBuildWith } from './src/build/hooks/onPostBuild'
import { publishedEditor } from './src/editor/editorFiles'
import { hostRules } from './src/publish/hosts/hostRules'

export { onPreInit } from './src/build/hooks/onPreInit'
export { onPluginInit } from './src/build/hooks/onPluginInit'
export { createSchemaCustomization } from './src/build/hooks/createSchemaCustomization'
export { sourceNodes } from './src/build/hooks/sourceNodes'
export { onCreateNode, shouldOnCreateNode } from './src/build/hooks/onCreateNode'
export { createResolvers } from './src/build/hooks/createResolvers'
export { createPages } from './src/build/hooks/createPages'
export { onCreateWebpackConfig } from './src/build/hooks/onCreateWebpackConfig'

export const onPostBuild = onPostBuildWith([publishedEditor, hostRules])
