import { render, screen } from '@testing-library/react'
import { LanguageSwitcher } from '../../src/layout/LanguageSwitcher'
import { languageCodes } from '../../src/site/languages'
import { ownPath } from '../../src/site/routes'
import { copy } from './copy'
import { onPage } from './render'

const href = (name: string) => screen.getByText(name, { selector: 'a' }).getAttribute('href')

test('leads to the same page in the other languages', () => {
  render(onPage(<LanguageSwitcher />))
  expect(href('Suomi')).toBe(ownPath('pricing', 'fi'))
  expect(href('Svenska')).toBe(`/sv${ownPath('pricing', 'sv')}`)
  expect(screen.getByText('English', { selector: 'a' }).getAttribute('aria-current')).toBe('true')
})

test('a post that is not translated leads to the blog and says so', () => {
  render(onPage(<LanguageSwitcher />, { route: 'blog-post', translations: { en: '/blog/a', fi: '/blog/b' } }))
  expect(href('Suomi')).toBe('/blog/b')
  expect(href('Eesti')).toBe(`/et${ownPath('blog', 'et')}`)
  expect(screen.getAllByText(copy.common.language.notTranslated)).toHaveLength(languageCodes.length - 2)
})
