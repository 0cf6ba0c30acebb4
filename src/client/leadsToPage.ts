/** True for a link to another page of this site: files have an ending. */
export const leadsToPage = ({ origin, pathname }: HTMLAnchorElement): boolean =>
  origin === window.location.origin && pathname !== window.location.pathname && !/\.\w+$/.test(pathname)
