import site from '../../content/site.json'

/**
 * Whether the hosts have the editor; without it `npm run write` alone serves it. Not in editorPath.ts, which is part of
 * commands that import no content.
 */
export const editorIsPublished: boolean = (site as { editor?: boolean }).editor ?? false
