import { Band } from '../components/Band'
import { Grid } from '../components/Grid'
import { TitledText } from '../components/TitledText'
import { useCopy } from '../i18n/useCopy'

const reasons = ['minute', 'money', 'finnish', 'freedom'] as const

/** Why to choose the product. */
export function Reasons() {
  const copy = useCopy('home')
  return (
    <Band id="reasons" title={copy('reasons.title')} tone="soft">
      <Grid>
        {reasons.map((id) => (
          <li key={id}>
            <TitledText title={copy(`reasons.items.${id}.title`)}>{copy(`reasons.items.${id}.text`)}</TitledText>
          </li>
        ))}
      </Grid>
    </Band>
  )
}
