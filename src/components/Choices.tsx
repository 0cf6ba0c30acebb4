import type { InputHTMLAttributes, ReactNode } from 'react'
import * as styles from './Choices.module.css'

interface Props {
  legend: string
  /** Name of what answers (`data-answer`): it is announced after a choice (src/client/announceAnswers.ts). */
  asks: string
  children: ReactNode
}

/** Native radio buttons side by side under one question. */
export const Choices = ({ legend, asks, children }: Props) => (
  <fieldset className={styles.choices} data-asks={asks}>
    <legend className={styles.legend}>{legend}</legend>
    {children}
  </fieldset>
)

type RadioProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'>

/** One of the choices. */
export const Choice = ({ children, ...radio }: RadioProps) => (
  <label className={styles.choice}>
    <input type="radio" className={styles.radio} {...radio} />
    {children}
  </label>
)
