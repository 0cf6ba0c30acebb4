import { render } from '@testing-library/react'
import { StationTrack } from '../../src/components/StationTrack'
import { FeatureStations } from '../../src/sections/feature/FeatureStations'
import { routeIds } from '../../src/site/routes'
import { onPage } from './render'

/** Heights of a track of some stations, in rem below its top. */
const depths = (count: number) => {
  const stations = Array.from({ length: count }, (_, index) => ({ key: String(index), sign: '', children: '' }))
  const { container } = render(<StationTrack stations={stations} />)
  return [...container.querySelectorAll('li > svg')].map((drop) => Number.parseFloat(drop.getAttribute('height')!))
}

test('a track goes down from station to station, up to eight of them on the same curve', () => {
  expect(depths(3)).toEqual(depths(8).slice(0, 3))
  for (const count of [8, 12]) {
    const found = depths(count)
    expect(found).toEqual([...new Set(found)].sort((one, other) => one - other))
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
