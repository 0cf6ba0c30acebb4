/**
 * Tells an address what goes wrong in a page and which signals it gives, from its first moment on. Runs in the page, so
 * it stands alone.
 */
export function record(address: string): void {
  // What is on the way to a page that is left is broken off.
  let isLeft = false
  window.addEventListener('beforeunload', () => (isLeft = true))
  const tell = (what: string, detail: unknown) => isLeft || navigator.sendBeacon(address, `${what}: ${String(detail)}`)
  window.addEventListener(
    'error',
    ({ message, target }) => {
      const { src, href } = target as { src?: string; href?: string }
      tell('error', message || `cannot load ${src ?? href}`)
    },
    true,
  )
  window.addEventListener('unhandledrejection', ({ reason }) => tell('rejection', reason))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell('policy', `${violatedDirective} ${blockedURI}`),
  )
  window.addEventListener('preload-error', (event) =>
    tell('preload-error', (event as CustomEvent<{ path: string }>).detail.path),
  )
  console.error = (...words: unknown[]) => tell('console', words.join(' '))
}
