import { useState } from 'react'
import { Choice, Choices } from '../../components/Choices'
import { checkedValue } from '../../state/chosenRadio'

interface Props {
  legend: string
  name: string
  /** Name of the part of the page that changes with the choice (its `data-answer`). */
  asks: string
  /** Labels of the radio buttons; the value of a button is its index. */
  words: readonly string[]
  /** Index of the button that is chosen at first. */
  first?: number
}

/** Radio buttons that only the style sheet reads; React keeps no state of the choice. */
export function UncontrolledChoices({ legend, name, asks, words, first = 0 }: Props) {
  const [checked] = useState(() => checkedValue(name) ?? String(first))
  return (
    <Choices legend={legend} asks={asks}>
      {words.map((label, index) => (
        <Choice key={label} name={name} value={index} defaultChecked={checked === String(index)}>
          {label}
        </Choice>
      ))}
    </Choices>
  )
}
