import type { InputHTMLAttributes, ReactNode } from 'react'
import * as styles from './Choices.module.css'

/** Native radio buttons side by side under one question. */
export const Choices = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className={styles.choices}>
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
