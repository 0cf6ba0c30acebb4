import { render } from '@testing-library/react'
import { MarkedTerms } from '../../src/i18n/MarkedTerms'
import { onPage } from './render'

const html = (text: string, language?: 'fi') =>
  render(onPage(<MarkedTerms>{text}</MarkedTerms>, { language })).container.innerHTML

test('terms of another language are marked as such, whatever stands around them', () => {
  expect(html('Veroton and verollinen & no more')).toBe(
    '<span lang="fi">Veroton</span> and <span lang="fi">verollinen</span> &amp; no more',
  )
  expect(html('A viitenumero')).toBe('A <span lang="fi">viitenumero</span>')
})

test('a text without any, and one in the language of the terms, stays as it is', () => {
  expect(html('An invoice')).toBe('An invoice')
  expect(html('Viitenumero', 'fi')).toBe('Viitenumero')
})
