import { act } from '@testing-library/react'
import type Client from 'react-dom/client'
import { dismissMenus } from '../../src/client/boot/dismissMenus'
import { replaceHydrateFunction } from '../../src/client/app/hydrate'
import { focusWrapperId } from '../../src/site/gatsbyIds'
import { documentState } from '../../src/state/documentState'
import { entryState } from '../../src/state/history'

// Hydration never ends, as after a failed render.
jest.mock<typeof Client>('react-dom/client', () => ({
  createRoot: jest.requireActual<typeof Client>('react-dom/client').createRoot,
  hydrateRoot: () => ({ render: () => undefined, unmount: () => undefined }),
}))

test('a page that does not finish hydrating gets its events again after ten seconds', () => {
  jest.useFakeTimers()
  const container = document.createElement('div')
  container.innerHTML = `<div id="${focusWrapperId}"><button>x</button></div>`
  document.body.append(container)
  const answer = jest.fn()
  container.addEventListener('click', answer)
  const click = () => container.querySelector('button')!.click()

  click()
  expect(answer).toHaveBeenCalledTimes(1)
  replaceHydrateFunction()('the application', container)
  click()
  jest.advanceTimersByTime(9000)
  click()
  expect(answer).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(1000)
  click()
  expect(answer).toHaveBeenCalledTimes(2)
  jest.useRealTimers()
})

test('menus close with Escape and with a press elsewhere, also during hydration', () => {
  dismissMenus()
  document.body.innerHTML = `<div><details name="header"><summary>x</summary></details><div id="${focusWrapperId}"><p>y</p></div></div>`
  const menu = document.querySelector('details')!
  const opened = (event: Event, target: string) => {
    menu.open = true
    menu.querySelector('summary')!.focus()
    document.querySelector(target)!.dispatchEvent(event)
    return menu.open
  }
  replaceHydrateFunction()('the application', document.querySelector('div')!)
  expect(opened(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }), 'summary')).toBe(false)
  expect(opened(new Event('pointerdown', { bubbles: true }), 'p')).toBe(false)
})

test('the state of controls is stored before the application takes the page over', () => {
  document.body.innerHTML = `<div><div id="${focusWrapperId}"><main><details open></details></main></div></div>`
  replaceHydrateFunction()('the application', document.querySelector('div')!)
  expect(entryState().set).toEqual([true])
})

test('an empty page is rendered, and the application is marked as ready', async () => {
  const container = document.createElement('div')
  await act(async () => {
    replaceHydrateFunction()('the application', container)
    await Promise.resolve()
  })
  expect(container.textContent).toBe('the application')
  expect(documentState().app).toBe('ready')
})
