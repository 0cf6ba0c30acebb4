import { leadsToPage } from '../../src/client/leadsToPage'

test.each([
  ['/pricing?plan=pro', true],
  ['/price-list.pdf', false],
  ['/', false],
  ['https://other.example/pricing', false],
])('a link on the front page to %s leads to another page of the site: %s', (href, leads) => {
  expect(leadsToPage(Object.assign(document.createElement('a'), { href }))).toBe(leads)
})
