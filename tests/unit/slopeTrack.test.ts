import { readFileSync } from 'node:fs'
import postcss, { type Rule } from 'postcss'

const read = (name: string) => readFileSync(`src/components/illustrations/${name}`, 'utf8')
const numbers = (text: string) => text.match(/-?\d+(\.\d+)?/g)!.map(Number)

/** Returns the point of a cubic curve at `t`, given its four points for one axis. */
function pointAt(t: number, [from, first, second, to]: [number, number, number, number]): number {
  const rest = 1 - t
  return from * rest ** 3 + 3 * first * rest ** 2 * t + 3 * second * rest * t ** 2 + to * t ** 3
}

test('the sled rides on the curve that is drawn', () => {
  const [x0, y0, x1, y1, x2, y2, x3, y3] = numbers(/const line = '(.*)'/.exec(read('SlopeTrack.tsx'))![1]!)
  const stops: [number, string][] = []
  postcss.parse(read('SlopeTrack.module.css')).walkAtRules('keyframes', ({ nodes }) => {
    for (const rule of nodes as Rule[]) {
      const { value } = rule.nodes.find((node) => node.type === 'decl' && node.prop === 'transform') as {
        value: string
      }
      stops.push([parseFloat(rule.selector) / 100, value])
    }
  })
  expect(stops.map(([t]) => t)).toEqual([0, 0.25, 0.5, 0.75, 1])
  for (const [t, transform] of stops) {
    const [x, y] = numbers(transform)
    expect(x).toBeCloseTo(pointAt(t, [x0!, x1!, x2!, x3!]), 0)
    expect(y).toBeCloseTo(pointAt(t, [y0!, y1!, y2!, y3!]), 0)
  }
})
