import { sledStages } from '../../../drawings/slope'
import * as styles from '../Illustration.module.css'
import { Shapes } from '../Shapes'

/** The sled on its track: landmark of _how it works_. */
export const GlidingSled = () => (
  <>
    <path className={styles.track} strokeWidth="3" d="M20 102C90 96 150 108 204 130M50 97C110 94 166 102 214 118" />
    <g transform="translate(262 116) rotate(9) scale(.48)">
      <Shapes of={sledStages.written} />
    </g>
  </>
)
