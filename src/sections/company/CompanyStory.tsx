import { Band } from '../../components/Band'
import { MailboxIllustration } from '../../components/illustrations/MailboxIllustration'
import { MarkedTerms } from '../../i18n/MarkedTerms'
import { useCopy } from '../../i18n/useCopy'
import * as styles from './CompanyStory.module.css'

const chapters = ['founding', 'turn', 'today'] as const

/** How the company came to be, beside the mailboxes that invoices pass by now. */
export function CompanyStory() {
  const copy = useCopy('company')
  return (
    <Band id="story" title={copy('story.title')} split below={<MailboxIllustration className={styles.picture} />}>
      <div className="prose">
        {chapters.map((id) => (
          <p key={id}>
            <MarkedTerms>{copy(`story.${id}`)}</MarkedTerms>
          </p>
        ))}
      </div>
    </Band>
  )
}
