import company from '../../../content/company.json'
import { Band } from '../../components/Band'
import { Timeline } from '../../components/Timeline'
import { useCopy } from '../../i18n/useCopy'

/** The turns that mattered, by year. */
export function Growth() {
  const copy = useCopy('company')
  return (
    <Band id="growth" title={copy('growth.title')} lead={copy('growth.lead')} tone="soft" split>
      <Timeline
        items={company.milestones.map(({ id, year }) => ({
          year,
          title: copy(`growth.milestone.${id}.title`),
          text: copy(`growth.milestone.${id}.text`),
        }))}
      />
    </Band>
  )
}
