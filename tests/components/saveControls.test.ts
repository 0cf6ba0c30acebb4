import { saveControls, saveFocus, restoreControls, restoreFocus } from '../../src/client/saveControls'

const questions = '<main><details></details><details></details></main>'
const areOpen = () => [...document.querySelectorAll('details')].map((question) => question.open)

beforeEach(() => {
  document.body.innerHTML = questions
  saveControls()
})

test('a question opened while the application takes the page over stays open', () => {
  // saveControls has stored the state of the page. The visitor opens a question, but its `toggle` event has not come
  // yet.
  document.querySelector('details')!.open = true
  restoreControls()
  expect(areOpen()).toEqual([true, false])
})

test('a page rendered again keeps the state of its controls', () => {
  document.querySelector('details')!.open = true
  saveControls()
  document.body.innerHTML = questions
  restoreControls()
  expect(areOpen()).toEqual([true, false])
})

test('a page with other controls is left as it is', () => {
  document.querySelector('details')!.open = true
  saveControls()
  document.body.innerHTML = '<main><details></details></main>'
  restoreControls()
  expect(areOpen()).toEqual([false])
})

test('after Back nothing is stored until the page of the entry is shown', () => {
  document.documentElement.dataset.path = '/before'
  document.querySelector('details')!.open = true
  saveControls()
  saveFocus()
  delete document.documentElement.dataset.path
  expect(window.history.state).not.toHaveProperty('link')
  expect(window.history.state).toMatchObject({ set: [false, false] })
})

describe('the link that was followed', () => {
  const card = '<a href="/card">Card</a>'
  const focused = () => document.activeElement!.textContent

  beforeEach(() => {
    document.body.innerHTML = `<a href="/result">Result</a>${card}<a href="/card">Related</a>`
  })

  test('has the focus again, also in a page rendered again', () => {
    document.querySelectorAll('a')[2]!.focus()
    saveFocus()
    const page = document.body.innerHTML
    document.body.innerHTML = page
    restoreFocus()
    expect(focused()).toBe('Related')
  })

  test('has the focus again if it carried the billing cycle when it was followed', () => {
    const page = document.body.innerHTML
    const link = document.querySelectorAll('a')[1]!
    link.focus()
    link.href += '?cycle=monthly'
    saveFocus()
    document.body.innerHTML = page
    restoreFocus()
    expect(focused()).toBe('Card')
  })

  test('is missing: no other link gets the focus', () => {
    document.querySelector('a')!.focus()
    saveFocus()
    document.body.innerHTML = card
    restoreFocus()
    expect(document.activeElement).toBe(document.body)
  })

  test('is unknown if another element had the focus or an older build stored a number: nothing gets the focus', () => {
    saveFocus()
    restoreFocus()
    expect(document.activeElement).toBe(document.body)
    window.history.replaceState({ link: 0 }, '')
    restoreFocus()
    expect(document.activeElement).toBe(document.body)
  })
})
