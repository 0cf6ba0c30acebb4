import { render } from '@testing-library/react'
import { Monogram } from '../../src/components/Monogram'

test.each([
  ['Kaisla Koskenkuohu', 'KK'],
  ['Pihla', 'P'],
  ['Maria de la Cruz', 'MC'],
  ['äyskäri ö', 'ÄÖ'],
])('the initials of %s are those of the first and the last word', (name, initials) => {
  const { container } = render(<Monogram name={name} />)
  expect(container.querySelector('text')?.textContent).toBe(initials)
})

test('a company with a mark has it instead of initials', () => {
  const { container } = render(<Monogram name="Pihla" sign="M0 0H48z" />)
  expect(container.querySelector('text')).toBeNull()
  expect(container.querySelector('path[d="M0 0H48z"]')).not.toBeNull()
})
