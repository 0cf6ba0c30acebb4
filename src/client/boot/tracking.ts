/** Campaign parameters that are logged (requirement 4.4); nothing is stored or sent. */
export const campaignParameters: readonly string[] = [
  'gclid',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'fbclid',
]

/** Returns the tracked parameters of a query string; empty if it has none. */
export function trackedParameters(search: string): Record<string, string> {
  const query = new URLSearchParams(search)
  return Object.fromEntries(campaignParameters.flatMap((name) => (query.has(name) ? [[name, query.get(name)!]] : [])))
}

/** Logs the tracked parameters of an address once, if it has any. */
export function logTracking(search: string): void {
  const parameters = trackedParameters(search)
  if (Object.keys(parameters).length > 0) console.info('Tracking parameters', JSON.stringify(parameters))
}
