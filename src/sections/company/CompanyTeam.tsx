import company from '../../../content/company.json'
import { Band } from '../../components/Band'
import { Grid } from '../../components/Grid'
import { Monogram } from '../../components/Monogram'
import { TitledText } from '../../components/TitledText'
import { useCopy } from '../../i18n/useCopy'
import * as styles from './CompanyTeam.module.css'

/** Who works here. */
export function CompanyTeam() {
  const copy = useCopy('company')
  return (
    <Band id="team" title={copy('team.title')} lead={copy('team.lead')}>
      <Grid>
        {Object.entries(company.team).map(([id, name]) => (
          <li key={id} className={styles.member}>
            <Monogram name={name} />
            <TitledText title={name}>{copy(`team.role.${id}`)}</TitledText>
          </li>
        ))}
      </Grid>
    </Band>
  )
}
