import { render, screen } from '@testing-library/react'
import { ServiceLanguages } from '../../src/sections/company/ServiceLanguages'
import { onPage } from './render'

test("the reader's own language comes first, and one in which nobody answers does not come", () => {
  render(onPage(<ServiceLanguages />))
  const people = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(people).toEqual([expect.stringMatching(/EnglishOtso Kontio$/), expect.stringMatching(/SuomiHilla Suo$/)])
  expect(screen.getByText('Suomi').lang).toBe('fi')
})
