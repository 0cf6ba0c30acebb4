import type { SourceFile } from './issues'

/** The same function, which reads a file once: the tests look at a folder hundreds of times with one file changed. */
export function eachFileOnce<Result>(read: (file: SourceFile) => Result): (file: SourceFile) => Result {
  const known = new WeakMap<SourceFile, { result: Result }>()
  return (file) => {
    const { result } = known.get(file) ?? { result: read(file) }
    known.set(file, { result })
    return result
  }
}
