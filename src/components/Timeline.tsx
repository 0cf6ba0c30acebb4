import { TitledText } from './TitledText'
import * as styles from './Timeline.module.css'

interface Props {
  items: readonly { year: number; title: string; text: string }[]
}

/** Years, each with what happened. */
export const Timeline = ({ items }: Props) => (
  <ol className={styles.timeline}>
    {items.map(({ year, title, text }) => (
      <li key={year} className={styles.item}>
        <span className={styles.year}>{year}</span>
        <TitledText title={title}>{text}</TitledText>
      </li>
    ))}
  </ol>
)
