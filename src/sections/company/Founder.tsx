import company from '../../../content/company.json'
import site from '../../../content/site.json'
import { Band } from '../../components/Band'
import { Quote } from '../../components/Quote'
import { useCopy } from '../../i18n/useCopy'
import * as styles from './Founder.module.css'

const name = company.team[company.founder as keyof typeof company.team]

/** The founder's story, with a quote. */
export function Founder() {
  const copy = useCopy('company')
  return (
    <Band id="founder" title={copy('founder.title')} split>
      <div className={styles.story}>
        <Quote author={name} role={copy('founder.role')} company={site.company.name}>
          <p>{copy('founder.quote')}</p>
        </Quote>
        <p className="prose">{copy('founder.text', { name })}</p>
      </div>
    </Band>
  )
}
