import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { PageLoadError } from '../../src/client/app/pageLoadError'
import type { LayoutData } from '../../src/i18n/layoutFragment'
import { ErrorScreen } from '../../src/layout/ErrorScreen'

/** Throws after a click. */
function Fragile() {
  const [broken, setBroken] = useState(false)
  if (broken) throw new Error('broken')
  return <button onClick={() => setBroken(true)}>Break</button>
}

const breakPage = (locales?: LayoutData['locales']) => {
  const silenced = jest.spyOn(console, 'error').mockImplementation()
  render(
    <ErrorScreen locales={locales} home="/">
      <Fragile />
    </ErrorScreen>,
  )
  const button = screen.getByRole<HTMLButtonElement>('button')
  button.focus()
  button.click()
  return screen.findByRole('heading').finally(() => silenced.mockRestore())
}

test('the error screen gets the focus after an error', async () => {
  const heading = await breakPage()
  await waitFor(() => expect(document.activeElement).toBe(heading.parentElement))
  expect(screen.getByRole('main', { name: heading.textContent })).toBe(heading.parentElement)
})

test('the error screen gets the focus after an error in the first render', async () => {
  const silenced = jest.spyOn(console, 'error').mockImplementation()
  const Broken = () => {
    throw new Error('broken')
  }
  render(
    <ErrorScreen locales={undefined} home="/">
      <Broken />
    </ErrorScreen>,
  )
  await waitFor(() => expect(screen.getByRole('main')).toBe(document.activeElement))
  silenced.mockRestore()
})

test('a page that cannot be loaded shows the error screen, a rejection of other scripts does not', () => {
  render(
    <ErrorScreen locales={undefined} home="/">
      <p>The page</p>
    </ErrorScreen>,
  )
  const reject = (reason: Error) =>
    act(() => void window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })))
  reject(new Error('of an extension'))
  expect(screen.queryByText('The page')).not.toBeNull()
  reject(new PageLoadError('/contact', undefined))
  expect(screen.queryByText('The page')).toBeNull()
})

test('the error screen has the language of the page if the data has its texts, else of the last one, else English', async () => {
  const error = { text: 'Lipsah\u00addus.', reload: 'Uudelleen', home: 'Etusivu' }
  const english = (await breakPage()).textContent
  expect(document.title).toBe(english)
  expect(document.documentElement.lang).toBe('en')
  cleanup()
  await breakPage({ edges: [{ node: { ns: 'common', language: 'fi', data: { error } } }] })
  expect(document.title).toBe('Lipsahdus.')
  expect(document.documentElement.lang).toBe('fi')
  const main = screen.getByRole('main', { description: error.text })
  await waitFor(() => expect(main).toBe(document.activeElement))
  cleanup()
  await breakPage()
  expect(screen.queryByRole('main', { description: error.text })).not.toBeNull()
  expect(document.documentElement.lang).toBe('fi')
})
