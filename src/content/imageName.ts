/** Name of a file beside a text, however a writer names it: without `./` before it and the `%20` of addresses. */
export function imageName(url: string): string {
  try {
    return decodeURI(url).replace(/^\.\//, '')
  } catch {
    return url
  }
}
