import { editorHeaderOverrides, editorPattern, securityHeaders, type Header } from '../src/build/policy/securityHeaders'

/** The headers of `securityHeaders` as an answer to a path carries them. */
export const headersAt = (path: string, value: string): Header[] => {
  const special = new RegExp(`^${editorPattern}`).test(path) ? editorHeaderOverrides : []
  return [...new Map([...securityHeaders(value), ...special])]
}
