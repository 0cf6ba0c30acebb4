import type { TitledText as Step } from '../content/schemas'
import { StationTrack } from './StationTrack'
import * as styles from './Steps.module.css'

/** Numbered steps, going downhill where there is room. */
export const Steps = ({ items }: { items: readonly Step[] }) => (
  <StationTrack
    stations={items.map(({ title, text }, index) => ({
      key: title,
      sign: index + 1,
      children: (
        <div className={styles.words}>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ),
    }))}
  />
)
