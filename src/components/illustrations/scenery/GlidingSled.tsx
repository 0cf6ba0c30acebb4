import { sleds } from '../../../drawings/slope'
import { Shapes } from '../Shapes'

/** The sled on its track: scenery of _how it works_. */
export const GlidingSled = () => (
  <>
    <path
      fill="var(--text-soft)"
      d="M44 100C100 104 150 126 199 136v4C150 130 100 106 44 100zM92 94C130 93 182 96 233 104v3C182 99 130 95 92 94z"
    />
    <g transform="translate(262 136) rotate(9) scale(.48)">
      <Shapes of={sleds.written} />
    </g>
  </>
)
