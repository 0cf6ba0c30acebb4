import { act, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Deferred } from '../../src/sections/shared/Deferred'
import { documentState } from '../../src/state/documentState'

/** Is called with the text of the page at its first paint. */
const painted = jest.fn((text: string) => text)

function Page() {
  useEffect(() => void painted(document.body.textContent), [])
  return (
    <>
      first
      <Deferred>
        <p>later</p>
      </Deferred>
    </>
  )
}

afterEach(() => {
  painted.mockClear()
  delete documentState().app
})

test('deferred content is rendered after the rest of a page that a navigation renders', () => {
  documentState().app = 'ready'
  render(<Page />)
  expect(painted).toHaveBeenCalledWith('first')
  expect(screen.getByText('later')).toBeTruthy()
})

test('deferred content is hydrated with the prerendered page', async () => {
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = 'first<p>later</p>'
  const sent = root.querySelector('p')
  await act(() => Promise.resolve(void hydrateRoot(root, <Page />)))
  expect(painted).toHaveBeenCalledWith('firstlater')
  expect(root.querySelector('p')).toBe(sent)
})
