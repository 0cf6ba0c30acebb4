import type { ReactNode } from 'react'
import type { TitledText as Problem } from '../content/schemas'
import * as styles from './FeatureHero.module.css'
import { ProductPicture } from './pictures/ProductPicture'

interface Props {
  header: ReactNode
  picture: string
  /** Describes the picture in words. */
  label: string
  problem: Problem
}

/** What a feature is for: its promise, the trouble it ends, and a picture of it at work. */
export const FeatureHero = ({ header, picture, label, problem }: Props) => (
  <>
    {header}
    <div className={styles.pair}>
      <div className={styles.problem}>
        <h2 className={styles.title}>{problem.title}</h2>
        <p>{problem.text}</p>
      </div>
      <ProductPicture picture={picture} label={label} />
    </div>
  </>
)
