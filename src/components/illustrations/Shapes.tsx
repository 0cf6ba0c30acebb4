import type { Shape } from '../../drawings/shape'
import * as styles from './Illustration.module.css'

interface Props {
  of: readonly Shape[]
  /** Class of each role. */
  classes?: Readonly<Record<string, string | undefined>>
}

/** The parts of a drawing, each in the colour of its role. */
export const Shapes = ({ of, classes = styles }: Props) =>
  of.map(({ role, ...shape }, index) => {
    const className = role && classes[role]
    return 'd' in shape ? (
      <path key={index} className={className} {...shape} />
    ) : (
      <circle key={index} className={className} {...shape} />
    )
  })
