import { render } from '@testing-library/react'
import type { ComponentProps, ReactNode } from 'react'
import { routes, type RouteId } from '../../src/site/routes'
import Home from '../../src/templates/Home'
import { onPage } from './render'

jest.mock('../../src/layout/SiteLayout', () => ({ SiteLayout: ({ children }: { children: ReactNode }) => children }))

const gate = 'berry-invoicing' as RouteId

test.each([1, 2, 3, 4])(
  'with %s gates each piece of the track begins on the side where the one before it ended, and drifts cover its ends at flat edges',
  (count) => {
    const keys = Array.from({ length: count }, (_, index) => `${gate}-${index}` as RouteId)
    jest.replaceProperty(routes.home, 'gates', keys)
    for (const key of keys) Object.assign(routes, { [key]: routes[gate] })
    const gates = keys.map((key) => ({ key, title: key, summary: '', pictureAlt: '' }))
    const props = { data: { gates, testimonials: [] }, pageContext: { route: 'home' } }
    const { container } = render(onPage(<Home {...(props as unknown as ComponentProps<typeof Home>)} />))
    const pieces = [...container.querySelectorAll('.piece')]
    expect(pieces.map(({ classList }) => classList.contains('start'))).toEqual(
      Array.from({ length: count + 3 }, (_, index) => index % 2 === 0),
    )
    const drifts = pieces.map((piece) => piece.querySelectorAll('.lines path[fill]').length)
    expect(drifts).toEqual([...Array<number>(count).fill(0), 1, 2, 1])
  },
)
