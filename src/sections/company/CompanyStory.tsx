import { Band } from '../../components/Band'
import { MailboxIllustration } from '../../components/illustrations/MailboxIllustration'
import { MarkedTerms } from '../../i18n/MarkedTerms'
import { useCopy } from '../../i18n/useCopy'
import * as styles from './CompanyStory.module.css'

const chapters = ['founding', 'turn', 'today'] as const

/** The history of the company, beside the illustration of mailboxes. */
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
