import { useEffect, useId, useRef } from 'react'
import * as styles from './Slider.module.css'

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
  const input = useRef<HTMLInputElement>(null)
  const first = useRef({ onChange, value: range.value })
  // The slider may have been moved, or its value restored by the browser, before React took over.
  useEffect(() => {
    const { onChange: tell, value } = first.current
    const now = input.current?.valueAsNumber ?? value
    if (now !== value) tell(now)
  }, [])
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
