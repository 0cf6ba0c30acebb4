import type { ReactNode } from 'react'
import { Container } from '../../components/Container'
import { Grid } from '../../components/Grid'
import type { PostFields } from '../../content/schemas'
import { PageLink } from '../../i18n/PageLink'
import { useCopy } from '../../i18n/useCopy'

export type Neighbour = Pick<PostFields, 'slug' | 'title'>

/** Links to the older and the newer post; in the place of a missing one, to all. Nothing if there is only one post. */
export function PostNeighbours({ newer, older }: { newer: Neighbour | null; older: Neighbour | null }) {
  const copy = useCopy('blog')
  if (!older && !newer) return null
  const sheet = (label: string, link: ReactNode) => (
    <li className="folded">
      <p className="small-print">{label}</p>
      <strong>{link}</strong>
    </li>
  )
  const post = ({ slug, title }: Neighbour) => (
    <PageLink to="blog-post" params={{ slug }}>
      {title}
    </PageLink>
  )
  return (
    <Container>
      <nav aria-label={copy('more')}>
        <Grid of="thirds">
          {older && sheet(copy('previous'), post(older))}
          {newer && sheet(copy('next'), post(newer))}
          {!(older && newer) && sheet(copy('more'), <PageLink to="blog">{copy('back')}</PageLink>)}
        </Grid>
      </nav>
    </Container>
  )
}
