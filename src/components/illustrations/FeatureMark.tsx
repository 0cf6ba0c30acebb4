import { marks, type FeatureMarkId } from '../../drawings/marks'
import * as styles from './Illustration.module.css'
import { Shapes } from './Shapes'

/** The mark of a feature, in the colour of the text around it. */
export const FeatureMark = ({ id }: { id: FeatureMarkId }) => (
  <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" className={styles.mark}>
    <Shapes of={marks[id]} />
  </svg>
)
