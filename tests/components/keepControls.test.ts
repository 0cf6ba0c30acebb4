import { keepControls, keepFocus, restoreControls, restoreFocus } from '../../src/client/keepControls'

const questions = '<main><details></details><details></details></main>'
const areOpen = () => [...document.querySelectorAll('details')].map((question) => question.open)

beforeEach(() => {
  document.body.innerHTML = questions
  keepControls()
})

test('a question opened while the application takes the page over stays open', () => {
  // The start has written how the page is set; the visitor opens a question, and its `toggle` has not come yet.
  document.querySelector('details')!.open = true
  restoreControls()
  expect(areOpen()).toEqual([true, false])
})

test('a page made anew gets what was set in the one before', () => {
  document.querySelector('details')!.open = true
  keepControls()
  document.body.innerHTML = questions
  restoreControls()
  expect(areOpen()).toEqual([true, false])
})

test('a page with other controls is left as it is', () => {
  document.querySelector('details')!.open = true
  keepControls()
  document.body.innerHTML = '<main><details></details></main>'
  restoreControls()
  expect(areOpen()).toEqual([false])
})

describe('the link that was followed', () => {
  const card = '<a href="/card">Card</a>'
  const focused = () => document.activeElement!.textContent

  beforeEach(() => {
    document.body.innerHTML = `<a href="/result">Result</a>${card}<a href="/card">Related</a>`
  })

  test('has the focus again, in a page made anew too', () => {
    document.querySelectorAll('a')[2]!.focus()
    keepFocus()
    const page = document.body.innerHTML
    document.body.innerHTML = page
    restoreFocus()
    expect(focused()).toBe('Related')
  })

  test('gives the focus to no other one where it is missing itself', () => {
    document.querySelector('a')!.focus()
    keepFocus()
    document.body.innerHTML = card
    restoreFocus()
    expect(document.activeElement).toBe(document.body)
  })

  test('is none where another thing had the focus, or an older build wrote a number', () => {
    keepFocus()
    restoreFocus()
    expect(document.activeElement).toBe(document.body)
    window.history.replaceState({ link: 0 }, '')
    restoreFocus()
    expect(document.activeElement).toBe(document.body)
  })
})
