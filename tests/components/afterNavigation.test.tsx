import { render } from '@testing-library/react'
import { AfterNavigation } from '../../src/client/app/AfterNavigation'
import { announcePage } from '../../src/client/busy'
import { ensureLanguage } from '../../src/client/ensureLanguage'
import { signalTranslations } from '../../src/client/signals'
import type { PageContext } from '../../src/site/pageContext'

jest.mock('../../src/client/busy')
jest.mock('../../src/client/ensureLanguage')
jest.mock('../../src/client/signals')

const page = (language: string) => ({ language }) as PageContext
const at = (href: string) => new URL(href, 'https://site.example')
const english = page('en')

/** Returns the calls of a navigation: to announce the page, to signal its translations, to ensure its language. */
const told = () =>
  [announcePage, signalTranslations, ensureLanguage].map((each) =>
    jest.mocked(each).mock.calls.map(([first]: unknown[]) => first ?? 'called'),
  )

test('a new page is announced once, the first page and a new query or fragment are not', () => {
  const { rerender } = render(<AfterNavigation page={english} location={at('/pricing')} />)
  expect(told()).toEqual([[], [], []])

  rerender(<AfterNavigation page={english} location={at('/pricing?lang=et#faq')} />)
  expect(told()).toEqual([[], [], [english]])
  rerender(<AfterNavigation page={english} location={at('/pricing?lang=et#faq')} />)
  expect(told()).toEqual([[], [], [english]])
  rerender(<AfterNavigation page={english} location={at('/pricing?lang=et#estimate')} />)
  expect(told()).toEqual([[], [], [english]])

  jest.clearAllMocks()
  const swedish = page('sv')
  rerender(<AfterNavigation page={swedish} location={at('/sv/priser')} />)
  expect(told()).toEqual([['called'], ['sv'], [swedish]])

  jest.clearAllMocks()
  rerender(<AfterNavigation page={page('sv')} location={at('/sv')} />)
  expect(announcePage).toHaveBeenCalledTimes(1)
  expect(signalTranslations).not.toHaveBeenCalled()
})
