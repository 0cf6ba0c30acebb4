import site from '../../content/site.json'

/**
 * Whether the published hosts have the editor; otherwise only `npm run write` serves it. This is not in publicFiles.ts,
 * because some commands import that file and must not import content.
 */
export const editorIsPublished: boolean = (site as { editor?: boolean }).editor ?? false
