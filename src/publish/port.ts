/**
 * Returns the port that an environment variable names, otherwise the usual one. Throws, with what to write instead, if
 * the variable is not a port.
 */
export function portFrom(variable: string, usual: number, environment: NodeJS.ProcessEnv = process.env): number {
  const text = environment[variable]
  if (text === undefined) return usual
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= 65535) return port
  throw new Error(`${variable} is "${text}". Write a port: a number from 1 to 65535, such as ${usual}.`)
}
