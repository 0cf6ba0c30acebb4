import site from '../../content/site.json'
import { Band } from '../components/Band'
import { Grid } from '../components/Grid'
import { TitledText } from '../components/TitledText'
import { useCopy } from '../i18n/useCopy'

/** Growing with the product family. */
export function ProductFamily() {
  const copy = useCopy('home')
  const common = useCopy('common')
  return (
    <Band id="family" title={copy('growth.title')} lead={copy('growth.lead')}>
      <Grid>
        {site.family.map(({ id, url }) => (
          <li key={id}>
            <TitledText title={<a href={url}>{common(`family.${id}.name`)}</a>}>{common(`family.${id}.text`)}</TitledText>
          </li>
        ))}
      </Grid>
    </Band>
  )
}
