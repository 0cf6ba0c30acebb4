/** What is said where the disk has no room; neither Gatsby nor the system names a cure. */
export const diskIsFull = 'The disk is full: make room and begin again, nothing has to be cleared away.'

/** What to do where the system refuses to write: its own messages say only that it does. */
const cures: Readonly<Record<string, string>> = {
  EROFS: '\nThe folder can be read only: work in a copy of it.',
  EACCES: '\nThis user may not write there: give the folder to it, or work in a copy.',
  ENOSPC: `\n${diskIsFull}`,
}

/**
 * Runs what a script of package.json does. Where it fails, the reason is printed, with what follows from it, and the
 * exit code is 1.
 */
export function runTool(main: () => unknown, consequence = ''): void {
  Promise.resolve()
    .then(main)
    .catch((error: unknown) => {
      const { message = String(error), code = '' } = error as Partial<NodeJS.ErrnoException>
      console.error(message + (cures[code] ?? '') + consequence)
      process.exitCode = 1
    })
}
