/** True for a link to another page of this site. A path with a file extension leads to a file, not to a page. */
export const leadsToPage = ({ origin, pathname }: HTMLAnchorElement): boolean =>
  origin === window.location.origin && pathname !== window.location.pathname && !/\.\w+$/.test(pathname)
