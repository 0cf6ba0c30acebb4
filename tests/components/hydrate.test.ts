import { replaceHydrateFunction } from '../../src/client/hydrate'
import { focusWrapperId } from '../../src/client/gatsbyInternals'

// Never done, like a page whose rendering has failed.
jest.mock('react-dom/client', () => ({ hydrateRoot: () => undefined }))

test('a page that does not finish hydrating answers again after a while', () => {
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
