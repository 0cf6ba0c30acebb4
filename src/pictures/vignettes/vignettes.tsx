import type { ReactNode } from 'react'
import * as styles from '../../components/illustrations/Illustration.module.css'
import { Vignette } from '../../components/illustrations/Vignette'
import { referenceOf } from '../../site/product/invoice'
import type { ProductPictureName } from '../../site/product/productPictures'
import {
  contract,
  contractInvoices,
  delivery,
  invoiceOf,
  invoices,
  mass,
  payment,
  quotation,
  sending,
  sums,
} from '../samples'
import type { usePicture } from '../usePicture'
import { Lines, Paper, Words } from './drawn'

const addressee = mass.rows.find(({ channel }) => channel === 'paper')
const next = contractInvoices[contract.invoiced]!
const digits = Array.from(referenceOf(payment.invoice))
const cards = invoices.slice(0, 3)
const [first, second] = invoices.filter(({ number }) => number !== quotation.invoice)

/** Quotations of three customers, the last one that of the samples. Their marks fill up with their status. */
const quotations = [
  {
    status: 'draft',
    customer: first?.customer,
    mark: <circle className={styles.row} strokeWidth="3.5" strokeDasharray="1 7" r="15" />,
  },
  { status: 'offered', customer: second?.customer, mark: <circle className={styles.edge} strokeWidth="3.5" r="15" /> },
  {
    status: 'accepted',
    customer: invoiceOf(quotation.invoice).customer,
    mark: (
      <>
        <circle className={styles.sun} r="15" />
        <path className={styles.tick} strokeWidth="5" d="M-7 0L-2 5 8-5" />
      </>
    ),
  },
]

/** The vignette of each feature page. */
export const vignettes: Readonly<Record<ProductPictureName, (words: ReturnType<typeof usePicture>) => ReactNode>> = {
  // Letters of the run, for customers who get paper.
  mass: () => (
    <Vignette emptyAbove={32}>
      <Paper width={232} height={140} at="translate(54 78) rotate(-9)" />
      <Paper width={232} height={140} at="translate(58 66) rotate(-2)" />
      <Paper width={232} height={140} at="translate(72 54) rotate(5)">
        <Lines d="M22 24H84M22 104H128" />
        <Words x={22} y={82} text={addressee?.customer} />
        <path className={styles.sun} d="M174 16h42v50h-42z" />
        <path className={styles.paper} d="M178 62V48q18-16 34 4v10z" />
        <path
          className={styles.edge}
          strokeWidth="2.5"
          d="M124 28q8-6 16 0t16 0 16 0 16 0M124 42q8-6 16 0t16 0 16 0 16 0"
        />
      </Paper>
    </Vignette>
  ),
  // The day of the contract's next invoice, on a calendar.
  contract: ({ amount, monthName }) => (
    <Vignette emptyAbove={8}>
      <Paper width={176} height={178} at="translate(98 38) rotate(4)" />
      <Paper width={176} height={178} at="translate(92 34) rotate(-3)">
        <path className={styles.sun} d="M0 46V8a8 8 0 0 1 8-8H168a8 8 0 0 1 8 8V46z" />
        <g className={styles.mark}>
          <path strokeWidth="6" d="M44-10V12M132-10V12" />
        </g>
        <Words x={88} y={36} size={22} middle text={monthName(next.date)} />
        <Words x={88} y={118} size={72} middle text={Number(next.date.slice(8))} />
        <Words x={88} y={152} middle text={amount(sums(next.lines).total)} />
      </Paper>
    </Vignette>
  ),
  // A reference number: its last digit is the check digit.
  payment: ({ copy }) => (
    <Vignette emptyAbove={44}>
      <Paper width={276} height={150} at="translate(34 72) rotate(-4)">
        <Words x={22} y={38} text={copy('reference')} />
        {digits.map((digit, index) => (
          <g key={index} transform={`translate(${22 + 48 * index} 54)`}>
            <rect className={index < digits.length - 1 ? styles.shade : styles.sun} width="42" height="52" rx="6" />
            <Words x={21} y={37} size={30} middle text={digit} />
          </g>
        ))}
      </Paper>
    </Vignette>
  ),
  // The address of an e-invoice, and the invoice on its way.
  channels: () => (
    <Vignette>
      <path className={styles.row} strokeWidth="4" strokeDasharray="1 12" d="M64 124C64 50 130 30 216 42" />
      <g className={styles.edge} strokeWidth="1.3" transform="translate(218-6) rotate(14) scale(2.1)">
        <path className={styles.paper} d="M43 6L5 18l12 8 4 15 7-9 8 5z" />
        <path className={styles.sun} strokeWidth="0" d="M43 6L19 28l2 13 6-8z" />
        <path d="M43 6L17 26M43 6L28 32" />
      </g>
      <Paper width={250} height={100} at="translate(46 124) rotate(-4)">
        <Words x={22} y={36} text={sending.format} />
        <Words x={22} y={68} size={24} text={sending.envelope?.ToIdentifier} />
      </Paper>
    </Vignette>
  ),
  // Quotations and what became of them.
  quotation: ({ copy }) => (
    <Vignette>
      {quotations.map(({ status, customer, mark }, index) => (
        <Paper key={status} width={284} height={80} at={`translate(${16 + 20 * index} ${14 + 62 * index}) rotate(-2)`}>
          <g transform="translate(34 33)">{mark}</g>
          <Words x={64} y={29} text={customer} />
          <Words x={64} y={51} size={16} text={copy(`status.${status}`)} />
        </Paper>
      ))}
    </Vignette>
  ),
  // Delivered goods on a sled.
  delivery: ({ copy, count }) => (
    <Vignette emptyAbove={18}>
      {invoiceOf(delivery.invoice).lines.map(({ item, unit, quantity }, index) => (
        <Paper key={item} width={180 - 24 * index} height={80} at={`translate(${68 + 14 * index} ${108 - 81 * index})`}>
          <path className={styles.sun} d={`M${140 - 24 * index} 0h24v34h-24z`} />
          <Words x={16} y={32} text={copy(`item.${item}`)} />
          <Words x={16} y={60} text={count(quantity, unit)} />
        </Paper>
      ))}
      <g className={styles.mark}>
        <path strokeWidth="6" d="M84 192V210M232 192V210M52 192H264M36 210H280Q312 210 318 168" />
      </g>
    </Vignette>
  ),
  // Invoices in a card index, by their numbers.
  invoices: ({ amount }) => (
    <Vignette emptyAbove={12}>
      {cards.map(({ number, customer, lines }, index) => (
        <g key={number} transform={`translate(${44 + 7 * index} ${48 + 30 * index})`}>
          <Paper width={76} height={50} at={`translate(${10 + 82 * index} -28)`} />
          <Words x={48 + 82 * index} y={-8} middle text={number} />
          <Paper width={252} height={164 - 34 * index}>
            {index === cards.length - 1 && (
              <>
                <Words x={22} y={40} text={customer} />
                <Words x={22} y={68} text={amount(sums(lines).total)} />
              </>
            )}
          </Paper>
        </g>
      ))}
    </Vignette>
  ),
}
