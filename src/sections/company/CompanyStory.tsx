import { Band } from '../../components/Band'
import { useCopy } from '../../i18n/useCopy'

const chapters = ['founding', 'turn', 'today'] as const

/** How the company came to be. */
export function CompanyStory() {
  const copy = useCopy('company')
  return (
    <Band id="story" title={copy('story.title')} tone="soft" split>
      <div className="prose">
        {chapters.map((id) => (
          <p key={id}>{copy(`story.${id}`)}</p>
        ))}
      </div>
    </Band>
  )
}
