import company from '../../../content/company.json'
import { Band } from '../../components/Band'
import { buttonClass } from '../../components/buttonClass'
import { Grid } from '../../components/Grid'
import { PageLink } from '../../i18n/PageLink'
import { useCopy } from '../../i18n/useCopy'
import { Member } from './Member'

/** Who works here, and how to reach them. */
export function CompanyTeam() {
  const copy = useCopy('company')
  const common = useCopy('common')
  return (
    <Band id="team" title={copy('team.title')} lead={copy('team.lead')}>
      <Grid of="fitting">
        {Object.entries(company.team).map(([id, name]) => (
          <Member key={id} name={name} title={name}>
            {copy(`team.role.${id}`)}
          </Member>
        ))}
      </Grid>
      <div className="band-end">
        <PageLink className={buttonClass('quiet')} to="contact">
          {common('nav.contact')}
        </PageLink>
      </div>
    </Band>
  )
}
