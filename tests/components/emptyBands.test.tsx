import { render } from '@testing-library/react'
import { LongText } from '../../src/components/LongText'
import { RelatedFeatures } from '../../src/sections/feature/RelatedFeatures'
import { Testimonials } from '../../src/sections/shared/Testimonials'
import { fragmentsOf } from '../../src/site/fragments'
import { feature } from '../fixtures/routes'
import { onPage } from './render'

const quote = {
  key: 'a',
  role: 'Founder',
  customer: { author: 'A', company: 'B', sign: '' },
  article: { html: '<p>Good.</p>' },
}
const related = { key: feature, name: 'Berries', summary: 'All berries.' }

test('bands without entries are not rendered', () => {
  const sections = (testimonials: (typeof quote)[], features: (typeof related)[]) => {
    const bands = (
      <>
        <Testimonials data={testimonials} />
        <RelatedFeatures features={features} />
      </>
    )
    const { container, unmount } = render(onPage(bands))
    const ids = [...container.querySelectorAll('section')].map(({ id }) => id)
    unmount()
    return ids
  }
  expect(sections([quote], [related])).toEqual(['customers', 'related'])
  expect(sections([], [])).toEqual([])
})

test('a text without chapters has no table of contents', () => {
  const lists = (headings: { id: string; text: string }[]) => {
    const { container, unmount } = render(onPage(<LongText contents={{ title: 'Contents', headings }}>Text</LongText>))
    const found = container.querySelectorAll('nav, ol').length
    unmount()
    return found
  }
  expect(lists([{ id: 'a', text: 'A' }])).toBe(2)
  expect(lists([])).toBe(0)
})

test('bands without entries have no fragment for links', () => {
  const row = { template: 'Feature', bands: ['testimonial'] } as const
  expect(fragmentsOf({ ...row, bands: [...row.bands], testimonials: ['a'], related: ['b'] }, [])).toEqual([
    'customers',
    'related',
  ])
  expect(fragmentsOf({ ...row, bands: [...row.bands], testimonials: [] }, [])).toEqual([])
})
