import { useTableStops } from './useTableStops'

/** The body of a markdown file. */
export const Prose = ({ html }: { html: string }) => (
  <div ref={useTableStops()} className="prose" dangerouslySetInnerHTML={{ __html: html }} />
)
