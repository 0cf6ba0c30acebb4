import { render, screen } from '@testing-library/react'
import { FamilyLink } from '../../src/i18n/FamilyLink'
import site from '../../content/site.json'
import { onPage } from './render'

const hrefTo = (url: string) => {
  render(onPage(<FamilyLink product={{ id: 'x', url }} />))
  return screen.getByRole('link').getAttribute('href')
}

test('the product of this site is the front page in the visitor’s language', () => {
  expect(hrefTo(site.sites.fi)).toBe('/en')
})

test('another product has its own address', () => {
  expect(hrefTo('https://other.example')).toBe('https://other.example')
})
