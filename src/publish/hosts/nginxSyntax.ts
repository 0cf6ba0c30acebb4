/** A value as nginx reads it back: quoted, with backslashes and quotes escaped. Throws where nginx would see a variable or two lines. */
export function literal(value: string): string {
  if (/[$\n\r]/.test(value)) throw new Error(`This cannot stand in an nginx configuration as it is: ${value}`)
  return quoted(value)
}

/** A pattern, or a value with variables, as nginx reads it back. */
export const quoted = (value: string): string => `"${value.replace(/[\\"]/g, '\\$&')}"`

/** Directives inside braces, two spaces further in. */
export const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...lines.map((line) => (line === '' ? line : `  ${line}`)),
  '}',
]

/** A `map` of a variable to another one, rows in their order. */
export const map = (
  from: string,
  to: string,
  rows: readonly (readonly [key: string, value: string])[],
  fallback = '""',
): string[] => block(`map ${from} ${to}`, [`default ${fallback};`, ...rows.map(([key, value]) => `${key} ${value};`)])

/**
 * A `map` of status and path to a header's value, with other values for the paths that the rows' patterns match. It is looked up anew each
 * time headers are sent. Nginx sends them twice for 416: for the file before it looks at the range, then for its own page, with the
 * first ones kept. So the second time there is none.
 */
export const headerMap = (
  to: string,
  value: string,
  rows: readonly (readonly [pattern: string, value: string])[] = [],
): string[] =>
  block(`map "$status $uri" ${to}`, [
    'volatile;',
    `default ${literal(value)};`,
    '"~^416 " "";',
    ...rows.map(([pattern, other]) => `${quoted(`~^\\d+ ${pattern}`)} ${literal(other)};`),
  ])
