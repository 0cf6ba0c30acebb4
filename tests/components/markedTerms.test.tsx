import type { ReactElement } from 'react'
import { render } from '@testing-library/react'
import { Band } from '../../src/components/Band'
import { Benefits } from '../../src/components/Benefits'
import { Steps } from '../../src/components/Steps'
import { MarkedTerms } from '../../src/i18n/MarkedTerms'
import { RelatedFeatures } from '../../src/sections/feature/RelatedFeatures'
import { ClosingBand } from '../../src/sections/shared/ClosingBand'
import { Gates } from '../../src/sections/home/Gates'
import { feature } from '../fixtures/routes'
import { onPage } from './render'

const html = (text: string, language?: 'fi') =>
  render(onPage(<MarkedTerms>{text}</MarkedTerms>, { language })).container.innerHTML

test('terms of another language are marked with it, whatever stands around them', () => {
  expect(html('Veroton and verollinen & no more')).toBe(
    '<span lang="fi">Veroton</span> and <span lang="fi">verollinen</span> &amp; no more',
  )
  expect(html('A viitenumero')).toBe('A <span lang="fi">viitenumero</span>')
})

test('a text without such terms, or in the language of the terms, is unchanged', () => {
  expect(html('An invoice')).toBe('An invoice')
  expect(html('Viitenumero', 'fi')).toBe('Viitenumero')
})

const [title, text] = ['A viitenumero', 'Veroton']

const marksIn = (element: ReactElement) =>
  [...render(onPage(element)).container.querySelectorAll('span[lang=fi]')].map(({ textContent }) => textContent)

test.each([
  ['band', <Band id="band" title={title} lead={text} children="" />],
  ['benefit', <Benefits items={[{ title, text }]} />],
  ['step', <Steps items={[{ title, text }]} />],
  ['feature', <RelatedFeatures features={[{ key: feature, name: title, summary: text }]} />],
  ['gate', <Gates gates={[{ key: feature, title, summary: text, pictureAlt: '' }]} />],
])('titles and texts of a %s are marked', (_, element) => {
  expect(marksIn(element)).toEqual(['viitenumero', 'Veroton'])
})

test('the title of a closing band is marked', () => {
  expect(marksIn(<ClosingBand title={title} children="" />)).toEqual(['viitenumero'])
})
