import { keepControls, restoreControls } from '../../src/client/keepControls'

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
