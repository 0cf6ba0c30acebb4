/**
 * The sign of a customer's shop, in the colour of the text. It is hidden from screen readers: the name stands beside
 * it.
 */
export const ShopSign = ({ path }: { path: string }) => (
  <svg viewBox="0 0 48 48" width="40" height="40" fill="currentColor" fillRule="evenodd" aria-hidden="true">
    <path d={path} />
  </svg>
)
