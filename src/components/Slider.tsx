import { useId } from 'react'
import * as styles from './Slider.module.css'
import { useValueBeforeHydration } from './useValueBeforeHydration'

interface Props {
  label: string
  value: number
  /** The value as the reader writes it. */
  text: string
  min: number
  max: number
  step: number
  onChange: (value: number) => void
}

/** A number chosen on a native slider, with the number beside its label. */
export function Slider({ label, text, onChange, ...range }: Props) {
  const id = useId()
  const input = useValueBeforeHydration<HTMLInputElement>(String(range.value), (value) => onChange(Number(value)))
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      {/* The slider tells its value itself; an output would say it twice. */}
      <output htmlFor={id} aria-live="off" className={styles.value}>
        {text}
      </output>
      <input
        id={id}
        ref={input}
        type="range"
        className={styles.range}
        {...range}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  )
}
