import * as styles from './Statement.module.css'

/** Something that is said slowly: a large heading at the left, its story at the right. */
export const Statement = ({ title, text }: { title: string; text: string }) => (
  <section className={styles.statement}>
    <h2>{title}</h2>
    <p className={styles.text}>{text}</p>
  </section>
)
