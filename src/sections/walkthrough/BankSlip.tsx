import type { ReactNode } from 'react'
import { buttonClass } from '../../components/buttonClass'
import { useCurrentPage } from '../../i18n/CurrentPage'
import { RegisterLink } from '../../i18n/RegisterLink'
import { useCopy } from '../../i18n/useCopy'
import { MarkedTerms } from '../../i18n/MarkedTerms'
import { Reference } from '../../pictures/parts/Reference'
import { usePicture } from '../../pictures/usePicture'
import { due, invoiceFor, slip } from './followedInvoice'
import { ClosingBand } from '../shared/ClosingBand'
import { BankCode } from './BankCode'
import { eachJob } from './eachJob'
import * as styles from './BankSlip.module.css'

/** Where each field stands: left or right on a wide screen, half of a row on a narrow one, second in its row. */
const places: Record<Exclude<keyof typeof slip, 'title'>, string> = {
  account: styles.left!,
  payee: `${styles.left} ${styles.half}`,
  payer: `${styles.left} ${styles.half} ${styles.second}`,
  signature: styles.left!,
  reference: styles.right!,
  due: `${styles.right} ${styles.half}`,
  sum: `${styles.right} ${styles.half} ${styles.second}`,
}

/** Name of a field in Finnish and Swedish, as on the printed form; once if both are the same. */
function FieldName({ of }: { of: { fi: string; sv: string } }) {
  const { language } = useCurrentPage()
  const name = (code: 'fi' | 'sv') => <div lang={code === language ? undefined : code}>{of[code]}</div>
  return (
    <>
      {name('fi')}
      {of.sv !== of.fi && name('sv')}
    </>
  )
}

/**
 * The closing band of _how it works_: the bank slip that pays the invoice. The link to the trial is in its signature
 * field.
 */
export function BankSlip() {
  const copy = useCopy('howItWorks')
  const common = useCopy('common')
  const { day, amount } = usePicture()
  const field = (name: keyof typeof places, value: ReactNode) => (
    <div className={places[name]}>
      <dt>
        <FieldName of={slip[name]} />
      </dt>
      <dd>{value}</dd>
    </div>
  )
  return (
    <ClosingBand title={common('cta.title')}>
      <p>
        <MarkedTerms>{copy('slip.text')}</MarkedTerms>
      </p>
      <div id="slip" className={`${styles.slip} paper`}>
        <div className={styles.title}>
          <FieldName of={slip.title} />
        </div>
        <dl>
          {field(
            'account',
            eachJob((job) => invoiceFor(job).seller.account),
          )}
          {field(
            'payee',
            eachJob((job) => invoiceFor(job).seller.name),
          )}
          {field(
            'payer',
            eachJob((job) => invoiceFor(job).buyer.name),
          )}
          {field(
            'signature',
            <>
              <RegisterLink className={buttonClass()}>{common('cta.button')}</RegisterLink>
              <p className={`${styles.note} small-print`}>{common('cta.note')}</p>
            </>,
          )}
          {field(
            'reference',
            eachJob((job) => <Reference>{invoiceFor(job).reference}</Reference>),
          )}
          {field('due', day(due))}
          {field(
            'sum',
            eachJob((job) => amount(invoiceFor(job).total)),
          )}
        </dl>
        {eachJob((job) => (
          <BankCode job={job} label={copy('slip.code')} />
        ))}
      </div>
    </ClosingBand>
  )
}
