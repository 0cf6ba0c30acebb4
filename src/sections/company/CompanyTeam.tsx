import company from '../../../content/company.json'
import { Band } from '../../components/Band'
import * as styles from './CompanyTeam.module.css'
import { PageLink } from '../../i18n/PageLink'
import { useCopy } from '../../i18n/useCopy'
import { Member } from './Member'

/** The team of the company; the last entry is the contact page. */
export function CompanyTeam() {
  const copy = useCopy('company')
  const common = useCopy('common')
  return (
    <Band id="team" title={copy('team.title')} lead={copy('team.lead')} tone="soft">
      <ul className={styles.columns}>
        {Object.entries(company.team).map(([id, name]) => (
          <Member key={id} name={name} title={name}>
            {copy(`team.role.${id}`)}
          </Member>
        ))}
        <Member name="@" title={<PageLink to="contact">{common('nav.contact')}</PageLink>}>
          {common('footer.hours')}
        </Member>
      </ul>
    </Band>
  )
}
