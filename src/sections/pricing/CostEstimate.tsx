import { useState } from 'react'
import { Band } from '../../components/Band'
import { CostRuns } from '../../components/CostRuns'
import { Slider } from '../../components/Slider'
import { useCurrentPage } from '../../i18n/CurrentPage'
import { useCopy } from '../../i18n/useCopy'
import { useBillingCycle } from '../../pricing/BillingCycleContext'
import {
  cheapest,
  costIds,
  dearest,
  defaultNeeds,
  estimates,
  needIds,
  needRanges,
  type Estimate,
} from '../../pricing/estimate'
import { formatPrice } from '../../pricing/formatPrice'
import { formatNumber } from '../../site/format'
import * as styles from './CostEstimate.module.css'
import { CostTable } from './CostTable'
import { CycleDropdown } from './CycleDropdown'
import { useSettled } from '../shared/useSettled'

/** What a month would cost on each plan, for the needs that the visitor sets (requirement 9.5). */
export function CostEstimate() {
  const copy = useCopy('pricing')
  const words = useCopy('plans')
  const { language } = useCurrentPage()
  const { cycle } = useBillingCycle()
  const [needs, setNeeds] = useState(defaultNeeds)
  const rows = estimates(cycle, needs)
  const scale = dearest(needs)
  const name = ({ plan }: Estimate) => words(`plan.${plan}.name`)
  const total = (row: Estimate) => formatPrice(row.total, language)
  const billed = words(`billed.${cycle}`)
  const amounts = rows.map((row) => `${name(row)} ${total(row)}`).join('; ')
  const best = cheapest(rows)
  const advice = best ? copy('estimate.cheapest', { plan: name(best), amount: total(best) }) : ''
  const sentence = useSettled(`${copy('estimate.announcement', { billed, amounts })} ${advice}`)
  const runs = rows.map((row) => ({
    id: row.plan,
    name: name(row),
    total: total(row),
    notes: row.fits ? [] : [copy('estimate.note.signatures')],
    parts: costIds.flatMap((id) => {
      const cost = row.costs[id]
      return typeof cost === 'number' && cost > 0 ? [{ id, share: cost / scale }] : []
    }),
  }))
  return (
    <Band id="estimate" title={copy('estimate.title')} lead={copy('estimate.lead')}>
      <div className={styles.estimate}>
        <fieldset className={styles.needs}>
          <legend className={styles.legend}>{copy('estimate.legend')}</legend>
          {needIds.map((id) => (
            <Slider
              key={id}
              {...needRanges[id]}
              label={copy(`estimate.input.${id}`)}
              value={needs[id]}
              text={formatNumber(needs[id], language)}
              onChange={(value) => setNeeds((before) => ({ ...before, [id]: value }))}
            />
          ))}
          <CycleDropdown />
        </fieldset>
        <div>
          <p className={styles.advice}>{advice}</p>
          <p className={styles.unit}>{[words('perMonth'), words('exVat'), billed].join(', ')}</p>
          <CostRuns runs={runs} />
          <CostTable estimates={rows} />
          <p className="visually-hidden" aria-live="polite">
            {sentence}
          </p>
        </div>
      </div>
    </Band>
  )
}
