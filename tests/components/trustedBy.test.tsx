import { render, screen } from '@testing-library/react'
import { TrustedBy } from '../../src/sections/home/TrustedBy'
import { onPage } from './render'

test.each([
  ['sv', 'Uleåborg'],
  ['en', 'Oulu'],
] as const)('the town of a customer has its name in the language %s', (language, town) => {
  render(onPage(<TrustedBy />, { language }))
  expect(screen.getByText(new RegExp(`, ${town}$`))).toBeTruthy()
})
