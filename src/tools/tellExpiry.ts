import siteData from '../../content/site.json'
import { expiryNotice } from '../check/expiryNotice'

/** Tells whoever publishes that security.txt ends soon or has ended. */
export function tellExpiry(): void {
  const notice = expiryNotice(new Date(), siteData.security.expires)
  if (notice !== undefined) console.warn(notice)
}
