import { render, screen } from '@testing-library/react'
import { useCurrentPage } from '../../src/i18n/CurrentPage'
import { useBillingCycle } from '../../src/state/BillingCycleContext'
import { onPage } from './render'

const Language = () => <p>{useCurrentPage().language}</p>
const Billing = () => <p>{useBillingCycle().cycle}</p>

test('a hook outside its provider names itself and the provider', () => {
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<Language />)).toThrow('useCurrentPage must be used inside <CurrentPageProvider>')
  expect(() => render(<Billing />)).toThrow('useBillingCycle must be used inside <BillingCycleProvider>')
  silenced.mockRestore()
})

test('hooks inside their providers return language and cycle', () => {
  render(
    onPage(
      <>
        <Language />
        <Billing />
      </>,
    ),
  )
  expect(screen.getByText('en')).toBeTruthy()
  expect(screen.getByText('quarterly')).toBeTruthy()
})
