import { Band } from '../../components/Band'
import { Grid } from '../../components/Grid'
import { TitledText } from '../../components/TitledText'
import { useCopy } from '../../i18n/useCopy'

const values = ['clarity', 'calm', 'honesty', 'care'] as const

/** What the company holds on to. */
export function CompanyValues() {
  const copy = useCopy('company')
  return (
    <Band id="values" title={copy('values.title')}>
      <Grid>
        {values.map((id) => (
          <li key={id}>
            <TitledText title={copy(`values.items.${id}.title`)}>{copy(`values.items.${id}.text`)}</TitledText>
          </li>
        ))}
      </Grid>
    </Band>
  )
}
