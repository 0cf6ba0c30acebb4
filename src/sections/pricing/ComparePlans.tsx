import type { ReactNode } from 'react'
import { Band } from '../../components/Band'
import { useCurrentPage } from '../../i18n/CurrentPage'
import { useCopy } from '../../i18n/useCopy'
import { cycles } from '../../pricing/cycles'
import { formatPrice } from '../../pricing/formatPrice'
import {
  catalog,
  catalogGroups,
  extraIds,
  extras,
  limits,
  planIds,
  planPrice,
  sellsSignatures,
  trial,
  type PlanId,
} from '../../pricing/plans'
import { formatNumber } from '../../site/format'
import { signatureId } from '../../site/idsOfContent'
import * as tables from '../shared/Table.module.css'

/** A table of the plans: their limits, their features, and the prices of extras. */
export function ComparePlans() {
  const copy = useCopy('pricing')
  const plans = useCopy('plans')
  const catalogCopy = useCopy('catalog')
  const { language } = useCurrentPage()
  const column = (plan: PlanId) => `${tables.mark} ${plan === trial.plan ? tables.tried : ''}`
  const row = (key: string, head: ReactNode, cell: (plan: PlanId) => ReactNode) => (
    <tr key={key}>
      <th scope="row">{head}</th>
      {planIds.map((plan) => (
        <td key={plan} className={column(plan)}>
          {cell(plan)}
        </td>
      ))}
    </tr>
  )
  const group = (title: string) => (
    <tr>
      <th scope="rowgroup" colSpan={planIds.length + 1} className={tables.group}>
        {title}
      </th>
    </tr>
  )
  const mark = (has: boolean) => (
    <>
      <span className={has ? tables.yes : tables.no} aria-hidden="true" />
      <span className="visually-hidden">{copy(has ? 'compare.included' : 'compare.notIncluded')}</span>
    </>
  )
  return (
    <Band id="compare" title={copy('compare.title')}>
      <table className={`${tables.table} ${tables.plans} ${tables.long}`}>
        <caption className="visually-hidden">{copy('compare.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{copy('compare.feature')}</th>
            {planIds.map((plan) => (
              <th key={plan} scope="col" className={column(plan)}>
                {plans(`plan.${plan}.name`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row('price', copy('compare.price'), (plan) =>
            cycles.map((cycle) => (
              <p key={cycle} data-cycle={cycle}>
                {formatPrice(planPrice(plan, cycle).price, language)}
              </p>
            )),
          )}
          {(['users', 'invoicesPerYear'] as const).map((limit) =>
            row(limit, copy(`compare.${limit}`), (plan) => formatNumber(limits(plan)[limit], language)),
          )}
        </tbody>
        {catalogGroups.map((id) => (
          <tbody key={id}>
            {group(catalogCopy(`group.${id}`))}
            {catalog
              .filter((feature) => feature.group === id)
              .map((feature) =>
                row(feature.id, catalogCopy(`feature.${feature.id}.name`), (plan) =>
                  mark(feature.plans.includes(plan)),
                ),
              )}
          </tbody>
        ))}
        <tbody>
          {group(copy('extras.title'))}
          {extraIds.map((id) =>
            row(
              id,
              <>
                {copy(`extras.${id}.name`)}
                <div className={tables.unit}>{copy(`extras.${id}.unit`)}</div>
              </>,
              (plan) =>
                id === signatureId && !sellsSignatures(plan) ? mark(false) : formatPrice(extras[id], language),
            ),
          )}
        </tbody>
      </table>
    </Band>
  )
}
