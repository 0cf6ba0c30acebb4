import type { Shape } from '../../drawings/shape'
import * as styles from './Illustration.module.css'

interface Props {
  of: readonly Shape[]
  /** Class for each role; by default the colours of illustrations. */
  classes?: Readonly<Record<string, string | undefined>>
}

/** The shapes of a drawing, each with the class of its role. */
export const Shapes = ({ of, classes = styles }: Props) =>
  of.map(({ role, ...shape }, index) => {
    const className = role && classes[role]
    return 'd' in shape ? (
      <path key={index} className={className} {...shape} />
    ) : (
      <circle key={index} className={className} {...shape} />
    )
  })
