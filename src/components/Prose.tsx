/** The body of a markdown file. */
export const Prose = ({ html }: { html: string }) => (
  <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
)
