/**
 * Port that an environment variable names, else the usual one. Throws, with what to write instead, where it names none.
 */
export function portFrom(variable: string, usual: number, environment: NodeJS.ProcessEnv = process.env): number {
  const text = environment[variable]
  if (text === undefined) return usual
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= 65535) return port
  throw new Error(`${variable} is "${text}". Write a port: a number from 1 to 65535, such as ${usual}.`)
}
