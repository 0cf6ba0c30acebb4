/** Returns the file name of an image as a writer gave it, without a leading `./` and with `%20` and others decoded. */
export function imageName(url: string): string {
  try {
    return decodeURI(url).replace(/^\.\//, '')
  } catch {
    return url
  }
}
