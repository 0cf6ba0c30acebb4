import { render, screen } from '@testing-library/react'
import { ServiceLanguages } from '../../src/sections/contact/ServiceLanguages'
import { onPage } from './render'

test('the language of the page comes first, and a language in which nobody answers is left out', () => {
  render(onPage(<ServiceLanguages />))
  const people = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(people).toEqual([expect.stringMatching(/EnglishOtso Kontio$/), expect.stringMatching(/SuomiHilla Suo$/)])
  expect(screen.getByText('Suomi').lang).toBe('fi')
})
