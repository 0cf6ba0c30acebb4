import { render, screen } from '@testing-library/react'
import { TrustedBy } from '../../src/sections/home/TrustedBy'
import { routes } from '../../src/site/routes'
import { onPage } from './render'

jest.mock('../../src/site/routes', () => {
  const actual = jest.requireActual<typeof import('../../src/site/routes')>('../../src/site/routes')
  return { ...actual, routes: { ...actual.routes, home: { ...actual.routes.home, testimonials: ['market'] } } }
})

test.each([
  ['sv', 'Uleåborg'],
  ['en', 'Oulu'],
] as const)('the town of a customer has its name in the language %s', (language, town) => {
  render(onPage(<TrustedBy />, { language }))
  expect(screen.getByText(new RegExp(`, ${town}$`))).toBeTruthy()
})

test('a company that no page quotes is no customer: it is a party of the walkthrough', () => {
  expect(Object.values(routes).flatMap(({ testimonials = [] }) => testimonials)).not.toContain('cafe')
  render(onPage(<TrustedBy />))
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('b')!.textContent)).toEqual([
    'Torikauppa Vadelma',
  ])
})
