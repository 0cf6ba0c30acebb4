import { Band } from '../../components/Band'
import { Grid } from '../../components/Grid'
import { MarkedTerms } from '../../i18n/MarkedTerms'
import { useCopy } from '../../i18n/useCopy'

const chapters = ['founding', 'turn', 'today'] as const

/** How the company came to be. */
export function CompanyStory() {
  const copy = useCopy('company')
  return (
    <Band id="story" title={copy('story.title')}>
      <Grid of="texts">
        {chapters.map((id) => (
          <li key={id}>
            <p>
              <MarkedTerms>{copy(`story.${id}`)}</MarkedTerms>
            </p>
          </li>
        ))}
      </Grid>
    </Band>
  )
}
