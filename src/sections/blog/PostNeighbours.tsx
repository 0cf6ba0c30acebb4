import { Container } from '../../components/Container'
import { Grid } from '../../components/Grid'
import { PageLink } from '../../i18n/PageLink'
import { useCopy } from '../../i18n/useCopy'

export interface Neighbour {
  slug: string
  title: string
}

/** Links to the older and the newer post, and to the list of posts. */
export function PostNeighbours({ newer, older }: { newer: Neighbour | null; older: Neighbour | null }) {
  const copy = useCopy('blog')
  const neighbours = [
    { label: copy('previous'), post: older },
    { label: copy('next'), post: newer },
  ]
  return (
    <Container>
      <nav aria-label={copy('more')}>
        <Grid of="fitting">
          {neighbours.map(
            ({ label, post }) =>
              post && (
                <li key={post.slug} className="folded">
                  <p className="small-print">{label}</p>
                  <strong>
                    <PageLink to="blog-post" params={{ slug: post.slug }}>
                      {post.title}
                    </PageLink>
                  </strong>
                </li>
              ),
          )}
        </Grid>
        <p className="band-end">
          <PageLink to="blog">{copy('back')}</PageLink>
        </p>
      </nav>
    </Container>
  )
}
