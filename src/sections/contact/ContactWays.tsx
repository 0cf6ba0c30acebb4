import type site from '../../../content/site.json'
import { Email } from '../../components/Breakable'
import { Phone } from '../../components/Phone'
import { useCopy } from '../../i18n/useCopy'
import * as styles from './ContactWays.module.css'

/** Telephone, e-mail and opening hours. */
export function ContactWays({ contact }: Pick<typeof site, 'contact'>) {
  const copy = useCopy('contact')
  return (
    <div className={styles.ways}>
      <section>
        <h2>{copy('phone.title')}</h2>
        <p className={styles.way}>
          <Phone number={contact.phone} />
        </p>
        <p>{copy('phone.text')}</p>
      </section>
      <section>
        <h2>{copy('email.title')}</h2>
        <p className={styles.way}>
          {/* Without the label, browsers put a space into the name of the link at each `<wbr>`. */}
          <a href={`mailto:${contact.email}`} aria-label={contact.email}>
            <Email address={contact.email} />
          </a>
        </p>
        <p>{copy('email.text')}</p>
      </section>
      <section>
        <h2>{copy('hours.title')}</h2>
        <p>{copy('hours.text')}</p>
        <p>{copy('hours.note')}</p>
      </section>
    </div>
  )
}
