import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../util/filesBelow'
import { isInternal } from '../util/gatsbyInNode'
import { pageIssues } from './pageIssues'
import { editorPath } from '../../site/publicFiles'
import { policies } from './policies'

const isPage = (file: string) => file.endsWith('.html') && !isInternal(file)

const policyFor = (file: string) => (`/${file}`.startsWith(`${editorPath}/`) ? policies.editor : policies.site)

/**
 * Returns the issues of the HTML files in a built folder, each with its file. `inlineScripts` are the scripts that the
 * policy allows.
 */
export function checkPages(folder: string, inlineScripts: readonly string[]): string[] {
  const allowedScripts = new Set(inlineScripts)
  return filesBelow(folder)
    .filter(isPage)
    .flatMap((file) =>
      pageIssues(readFileSync(join(folder, file), 'utf8'), allowedScripts, policyFor(file)).map(
        (issue) => `${file}: ${issue}`,
      ),
    )
}
