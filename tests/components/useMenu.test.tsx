import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useBreadcrumbs } from '../../src/i18n/useBreadcrumbs'
import { useMenu } from '../../src/i18n/useMenu'
import type { MenuEntry } from '../../src/site/schemas/navigation'
import { feature } from '../fixtures/routes'
import { onPage } from './render'

// Missing words show their key, so the names here are keys.
const wrapper = ({ children }: { children: ReactNode }) => onPage(<>{children}</>)
const berries = { key: feature, name: 'Berries', summary: 'Invoices for berries' }
const menuOf = (...entries: MenuEntry[]) => renderHook(() => useMenu(entries, [berries]), { wrapper }).result.current

test('an entry has the short name of its page, or other words from any namespace, and is marked on its page', () => {
  expect(menuOf({ page: 'pricing' }, { page: 'blog', label: 'blog:empty' })).toEqual([
    { to: 'pricing', name: 'nav.pricing', label: 'nav.pricing', below: [], current: true },
    { to: 'blog', name: 'nav.blog', label: 'Nobody has written yet.', below: [], current: false },
  ])
})

test('an entry of a feature page has the words of the entry', () => {
  expect(menuOf({ page: feature, label: 'nav.contact' })).toMatchObject([{ label: 'nav.contact', name: 'nav.contact' }])
})

test('the entry of the front page is marked on the front page only', () => {
  expect(menuOf({ page: 'home' })).toMatchObject([{ current: false }])
})

test('feature pages stand below the page above them', () => {
  expect(menuOf({ page: 'home' }, { page: 'features' }).map(({ below }) => below)).toEqual([[], [berries]])
})

test('breadcrumbs name the pages above, and the page itself unless its template names it', () => {
  const on = (route: 'pricing' | 'blog-post') =>
    renderHook(useBreadcrumbs, { wrapper: ({ children }) => onPage(<>{children}</>, { route }) }).result.current
  expect(on('pricing')).toEqual({ above: [{ to: 'home', name: 'breadcrumb.home' }], name: 'nav.pricing' })
  expect(on('blog-post')).toEqual({
    above: [
      { to: 'home', name: 'breadcrumb.home' },
      { to: 'blog', name: 'nav.blog' },
    ],
    name: undefined,
  })
})
