import { render } from '@testing-library/react'
import { StationTrack } from '../../src/components/StationTrack'
import { FeatureStations } from '../../src/sections/feature/FeatureStations'
import { routeIds } from '../routeTable'
import { onPage } from './render'

/** A track of some stations: its path, and the height of each station in rem below its top. */
function trackOf(count: number) {
  const stations = Array.from({ length: count }, (_, index) => ({ key: `${index}`, disc: '', children: '' }))
  const { container } = render(<StationTrack stations={stations} />)
  return {
    path: container.querySelector('path')!.getAttribute('d')!,
    depths: Array.from(container.querySelectorAll('li > svg'), (drop) => parseFloat(drop.getAttribute('height')!)),
  }
}

test.each([3, 5, 8, 12])('a track with %i stations goes through each of them', (count) => {
  const { path, depths } = trackOf(count)
  // The curve begins one column before the first station; `to` is the column in which it ends.
  const [y0, , y1, to, y2] = path
    .match(/-?[\d.]+/g)!
    .slice(3)
    .map(Number) as [number, number, number, number, number]
  expect(depths).toHaveLength(count)
  for (const [station, depth] of depths.entries()) {
    const t = (station + 1) / (to + 1)
    expect((1 - t) ** 2 * y0 + 2 * t * (1 - t) * y1 + t ** 2 * y2).toBeCloseTo(depth, 6)
  }
})

test('a track goes down from station to station, up to eight of them on the same curve', () => {
  expect(trackOf(3).depths).toEqual(trackOf(8).depths.slice(0, 3))
  for (const count of [8, 12]) {
    const { depths } = trackOf(count)
    expect(depths).toEqual([...new Set(depths)].sort((one, other) => one - other))
  }
})

test('the landscape behind the features is as wide with few of them as with many', () => {
  const widths = [5, 7, 8].map((count) => {
    const features = routeIds.slice(0, count).map((key) => ({ key, name: key }))
    const { container } = render(onPage(<FeatureStations features={features} />))
    const [landscape] = container.querySelectorAll('svg > g[transform]')
    const [scale] = /[\d.]+/.exec(landscape!.getAttribute('transform')!)!
    return (Number(scale) / count).toFixed(6)
  })
  expect(new Set(widths).size).toBe(1)
})
