import { readFileSync } from 'node:fs'
import postcss, { type Declaration, type Rule } from 'postcss'

const read = (name: string) => readFileSync(`src/components/illustrations/${name}`, 'utf8')
const numbers = (text: string) => text.match(/-?\d+(\.\d+)?/g)!.map(Number)

/** Returns the point of a cubic curve at `t`, given its four points for one axis. */
function pointAt(t: number, [from, first, second, to]: [number, number, number, number]): number {
  const rest = 1 - t
  return from * rest ** 3 + 3 * first * rest ** 2 * t + 3 * second * rest * t ** 2 + to * t ** 3
}

/** Returns the first declaration of an animation at each of its moments, from 0 to 1. */
function framesOf(name: string): [number, string][] {
  const frames: [number, string][] = []
  postcss.parse(read('SlopeTrack.module.css')).walkAtRules('keyframes', ({ params, nodes }) => {
    for (const { selectors, first } of params === name ? (nodes as Rule[]) : [])
      for (const selector of selectors) frames.push([parseFloat(selector) / 100, (first as Declaration).value])
  })
  return frames.sort(([one], [other]) => one - other)
}

test('the sled rides on the curve that is drawn', () => {
  const [x0, y0, x1, y1, x2, y2, x3, y3] = numbers(/const line = '(.*)'/.exec(read('SlopeTrack.tsx'))![1]!)
  const frames = framesOf('ride')
  expect(frames.map(([t]) => t)).toEqual([0, 0.25, 0.5, 0.75, 1])
  for (const [t, transform] of frames) {
    const [x, y] = numbers(transform)
    expect(x).toBeCloseTo(pointAt(t, [x0!, x1!, x2!, x3!]), 0)
    expect(y).toBeCloseTo(pointAt(t, [y0!, y1!, y2!, y3!]), 0)
  }
})

test('the tick turns back by as much as the sled turns', () => {
  const back = framesOf('ride').map(([t, transform]) => [t, `-${/rotate\((.+)\)/.exec(transform)![1]}`])
  expect(framesOf('upright')).toEqual(back)
})
