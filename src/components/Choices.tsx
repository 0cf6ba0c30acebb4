import type { InputHTMLAttributes, ReactNode } from 'react'
import * as styles from './Choices.module.css'

interface Props {
  legend: string
  /**
   * Name of the part of the page that changes with the choice (its `data-answer`). src/client/boot/announceAnswers.ts
   * announces that part.
   */
  asks: string
  children: ReactNode
}

/** A group of native radio buttons, side by side, with a question as its legend. */
export const Choices = ({ legend, asks, children }: Props) => (
  <fieldset className={styles.choices} data-asks={asks}>
    <legend className={styles.legend}>{legend}</legend>
    {children}
  </fieldset>
)

type RadioProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'>

/** A radio button of the group, with its label. */
export const Choice = ({ children, ...radio }: RadioProps) => (
  <label className={styles.choice}>
    <input type="radio" className={styles.radio} {...radio} />
    {children}
  </label>
)
