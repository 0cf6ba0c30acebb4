import { headerExceptions, securityHeaders, type Header } from '../src/build/policy/securityHeaders'

/** The headers of `securityHeaders` as an answer to a path carries them. */
export const headersAt = (path: string, value: string): Header[] => {
  const special = headerExceptions
    .filter(({ pattern }) => new RegExp(`^${pattern}`).test(path))
    .flatMap(({ headers }) => headers)
  return [...new Map([...securityHeaders(value), ...special])]
}
