import { render, screen } from '@testing-library/react'
import { useState } from 'react'
import { ErrorScreen } from '../../src/layout/ErrorScreen'

/** Breaks when it is pressed. */
function Fragile() {
  const [broken, setBroken] = useState(false)
  if (broken) throw new Error('broken')
  return <button onClick={() => setBroken(true)}>Break</button>
}

test('the screen for errors has the focus, because what had it is gone', () => {
  const silenced = jest.spyOn(console, 'error').mockImplementation()
  render(
    <ErrorScreen locales={undefined} home="/">
      <Fragile />
    </ErrorScreen>,
  )
  const button = screen.getByRole<HTMLButtonElement>('button')
  button.focus()
  button.click()
  return screen.findByRole('heading').then((heading) => {
    expect(document.activeElement).toBe(heading.parentElement)
    expect(screen.getByRole('main', { name: heading.textContent })).toBe(heading.parentElement)
    silenced.mockRestore()
  })
})
