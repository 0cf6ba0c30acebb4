import { act, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Deferred } from '../../src/sections/shared/Deferred'
import { documentState } from '../../src/state/documentState'

/** What stands in the page when it is painted for the first time. */
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

test('comes after the rest in a page that the application makes', () => {
  documentState().app = 'ready'
  render(<Page />)
  expect(painted).toHaveBeenCalledWith('first')
  expect(screen.getByText('later')).toBeTruthy()
})

test('is there when the page of the server is taken over', async () => {
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = 'first<p>later</p>'
  const sent = root.querySelector('p')
  await act(() => Promise.resolve(void hydrateRoot(root, <Page />)))
  expect(painted).toHaveBeenCalledWith('firstlater')
  expect(root.querySelector('p')).toBe(sent)
})
