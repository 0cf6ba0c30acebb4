import type { ReactNode } from 'react'
import * as styles from './Walkthrough.module.css'

/** A list of names with their values, side by side where there is room. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className={styles.facts}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt className="small-print">{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
