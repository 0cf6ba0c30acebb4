import company from '../../../content/company.json'
import site from '../../../content/site.json'
import { Band } from '../../components/Band'
import { FounderScene } from '../../components/illustrations/FounderScene'
import { Quote } from '../../components/Quote'
import { useCopy } from '../../i18n/useCopy'
import * as styles from './Founder.module.css'

const name = company.team[company.founder as keyof typeof company.team]

/** The founder's story. */
export function Founder() {
  const copy = useCopy('company')
  return (
    <Band id="founder" title={copy('founder.title')} tone="deep">
      <div className={styles.pair}>
        <FounderScene />
        <div className={styles.story}>
          <p>{copy('founder.text', { name })}</p>
          <Quote
            html={`<p>${copy('founder.quote')}</p>`}
            author={name}
            role={copy('founder.role')}
            company={site.company.name}
          />
        </div>
      </div>
    </Band>
  )
}
