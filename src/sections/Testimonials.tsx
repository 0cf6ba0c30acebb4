import { Band } from '../components/Band'
import { Grid } from '../components/Grid'
import { Quote } from '../components/Quote'
import { useCopy } from '../i18n/useCopy'

export interface TestimonialData {
  nodes: { key: string; author: string; role: string; company: string; article: { html: string } }[]
}

/** What customers say. */
export function Testimonials({ data }: { data: TestimonialData }) {
  const copy = useCopy('common')
  return (
    <Band id="customers" title={copy('testimonials.title')}>
      <Grid wide>
        {data.nodes.map(({ key, author, role, company, article }) => (
          <li key={key}>
            <Quote html={article.html} author={author} role={role} company={company} />
          </li>
        ))}
      </Grid>
    </Band>
  )
}
