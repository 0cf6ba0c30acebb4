import company from '../../../content/company.json'
import { Band } from '../../components/Band'
import { useCurrentPage } from '../../i18n/CurrentPage'
import { useCopy } from '../../i18n/useCopy'
import { languageCodes, languages, type Language } from '../../site/languages'
import { Member } from './Member'
import * as styles from './Member.module.css'

const service: Partial<Record<Language, string>> = company.service
const team: Readonly<Record<string, string>> = company.team

/** Who answers in which language. The language of the page comes first. */
export function ServiceLanguages() {
  const copy = useCopy('contact')
  const { language } = useCurrentPage()
  const order = [language, ...languageCodes.filter((code) => code !== language)]
  return (
    <Band id="service" title={copy('service.title')}>
      <ul className={styles.row}>
        {order.map((code) => {
          const name = team[service[code] ?? '']
          return (
            name && (
              <Member
                key={code}
                name={name}
                title={<span lang={code === language ? undefined : code}>{languages[code].autonym}</span>}
              >
                {name}
              </Member>
            )
          )
        })}
      </ul>
    </Band>
  )
}
