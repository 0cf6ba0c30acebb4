import { useState } from 'react'
import { Choice, Choices } from '../../components/Choices'
import { chosenRadio } from '../../state/chosenRadio'

interface Props {
  legend: string
  name: string
  /** Name of the part of the page that answers (`data-answer`). */
  asks: string
  /** What is to be chosen from; the value of a radio button is the index of its words. */
  words: readonly string[]
  /** Index of what is chosen at first. */
  first?: number
}

/** A choice that only the style sheet reads: what is chosen is no state of the application. */
export function UncontrolledChoices({ legend, name, asks, words, first = 0 }: Props) {
  const [checked] = useState(() => chosenRadio(name) ?? String(first))
  return (
    <Choices legend={legend} asks={asks}>
      {words.map((each, index) => (
        <Choice key={each} name={name} value={index} defaultChecked={checked === String(index)}>
          {each}
        </Choice>
      ))}
    </Choices>
  )
}
