import site from '../../../content/site.json'
import { sources, type Directive } from './sources'
import { thirdParties, type ThirdParty } from './thirdParties'

/** The sources of every directive. */
export type Policy = Readonly<Record<Directive, readonly string[]>>

const policy = (sourcesOf: (directive: Directive) => readonly string[]): Policy =>
  Object.fromEntries(
    (Object.keys(sources) as Directive[]).map((directive) => [directive, sourcesOf(directive)]),
  ) as Policy

const originsOf = ({ origins }: ThirdParty, directive: Directive): readonly string[] =>
  (origins as Partial<Record<Directive, readonly string[]>>)[directive] ?? []

/** What the pages of a site with these third parties may do. */
export const sitePolicy = (parties: readonly ThirdParty[]): Policy =>
  policy((directive) => [
    ...new Set([...sources[directive].site, ...parties.flatMap((party) => originsOf(party, directive))]),
  ])

/** What the pages of this site may do, what its editor may do, which no third party reaches, and what a host may that shows nothing. */
export const policies = {
  site: sitePolicy(thirdParties),
  editor: policy((directive) => sources[directive].editor),
  closed: policy(() => []),
} as const

/** Path of the editor, where a host has it. */
export const adminPath = '/admin'

/** Whether the hosts have the editor (content/site.json); without it `npm run write` alone serves it. */
export const editorIsPublished: boolean = (site as { editor?: boolean }).editor ?? false
