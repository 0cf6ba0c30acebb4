import { render } from '@testing-library/react'
import { StationTrack } from '../../src/components/StationTrack'

test.each([3, 5, 8])('a track with %i stations goes through each of them', (count) => {
  const stations = Array.from({ length: count }, (_, index) => ({ key: `${index}`, sign: '', children: '' }))
  const { container } = render(<StationTrack stations={stations} />)
  const path = container.querySelector('path')!.getAttribute('d')!
  // The curve begins one column before the first station; `to` is the column in which it ends.
  const [y0, , y1, to, y2] = path
    .match(/-?[\d.]+/g)!
    .slice(3)
    .map(Number) as [number, number, number, number, number]
  const depths = Array.from(container.querySelectorAll('li > svg'), (drop) => parseFloat(drop.getAttribute('height')!))
  expect(depths).toHaveLength(count)
  for (const [station, depth] of depths.entries()) {
    const t = (station + 1) / (to + 1)
    expect((1 - t) ** 2 * y0 + 2 * t * (1 - t) * y1 + t ** 2 * y2).toBeCloseTo(depth, 6)
  }
})
