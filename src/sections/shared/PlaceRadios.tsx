import { useState } from 'react'
import { Choice, Choices } from '../../components/Choices'
import { chosenRadio } from '../../state/chosenRadio'

interface Props {
  legend: string
  name: string
  /** What is to be chosen from; a radio button has the place of its words as its value. */
  words: readonly string[]
  /** Place of what is chosen at first. */
  first?: number
}

/** A choice that only the style sheet reads: what is chosen is no state of the application. */
export function PlaceRadios({ legend, name, words, first = 0 }: Props) {
  const [checked] = useState(() => chosenRadio(name) ?? String(first))
  return (
    <Choices legend={legend}>
      {words.map((each, index) => (
        <Choice key={each} name={name} value={index} defaultChecked={checked === String(index)}>
          {each}
        </Choice>
      ))}
    </Choices>
  )
}
