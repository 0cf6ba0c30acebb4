import site from '../../content/site.json'

/** Path of the editor, where a host has it. Not in publicFiles.ts, which is part of every page. */
export const editorPath = '/admin'

/** Whether the hosts have the editor; without it `npm run write` alone serves it. */
export const editorIsPublished: boolean = (site as { editor?: boolean }).editor ?? false
