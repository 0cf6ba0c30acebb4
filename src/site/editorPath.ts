/** Path of the editor, where a host has it. Not in publicFiles.ts, which is part of every page. */
export const editorPath = '/admin'
