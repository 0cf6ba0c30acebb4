/**
 * Runs what a script of package.json does. Where it fails, the reason is printed, with what follows from it, and the
 * exit code is 1.
 */
export function runTool(main: () => unknown, consequence = ''): void {
  Promise.resolve()
    .then(main)
    .catch((error: unknown) => {
      console.error((error instanceof Error ? error.message : String(error)) + consequence)
      process.exitCode = 1
    })
}
