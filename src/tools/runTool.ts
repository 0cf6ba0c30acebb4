/** Message for a full disk. Neither Gatsby nor the system names a fix. */
export const diskIsFull = 'The disk is full: make room and begin again, nothing has to be cleared away.'

/** What to do when the system refuses to write a file. Its own messages do not say it. */
const fixes: Readonly<Record<string, string>> = {
  EROFS: '\nThe folder can be read only: work in a copy of it.',
  EACCES: '\nThis user may not write there: give the folder to it, or work in a copy.',
  ENOSPC: `\n${diskIsFull}`,
}

/**
 * Runs the main function of a script of package.json. If it fails, prints the reason and `consequence`, and sets the
 * exit code to 1.
 */
export function runTool(main: () => unknown, consequence = ''): void {
  Promise.resolve()
    .then(main)
    .catch((error: unknown) => {
      const { message = String(error), code = '' } = error as Partial<NodeJS.ErrnoException>
      console.error(message + (fixes[code] ?? '') + consequence)
      process.exitCode = 1
    })
}
