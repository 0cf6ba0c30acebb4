import { pine, sled } from '../../drawings/slope'
import type { Shape } from '../../drawings/shape'
import { svgShapes } from './svgShapes'

const track = 'M-10 470C190 474 330 512 520 556'

const far: readonly Shape[] = [
  { role: 'sun', cx: 1010, cy: 446, r: 62 },
  { role: 'fellFar', d: 'M470 570C640 560 730 452 850 452S1050 520 1200 476V630H470z' },
  { role: 'fell', d: 'M640 610C820 604 930 530 1050 522S1150 534 1200 546V630H640z' },
]

const hill: readonly Shape[] = [
  { role: 'snow', d: 'M0 446C300 452 520 590 1200 604V630H0z' },
  { role: 'shade', d: 'M0 560C220 566 380 622 640 630H0z' },
  { role: 'track', strokeWidth: 24, d: track },
  { role: 'snowLine', strokeWidth: 12, d: track },
]

const drift: readonly Shape[] = [
  { role: 'fellFar', d: 'M300 630C520 600 640 430 800 430S1040 520 1200 468V630H300z' },
  { role: 'snow', d: 'M0 600C420 566 640 496 840 500S1080 560 1200 552V630H0z' },
]

const placed = (shapes: readonly Shape[], transform: string) => `<g transform="${transform}">${svgShapes(shapes)}</g>`

const trees = (places: readonly (readonly [number, number, number])[]) =>
  places.map(([x, y, scale]) => placed(pine, `translate(${x} ${y}) scale(${scale})`)).join('')

const landscapes = {
  page: () => [
    svgShapes(far),
    trees([
      [1100, 478, 0.29],
      [1158, 506, 0.21],
    ]),
    svgShapes(hill),
    placed(sled, 'translate(590 556) rotate(13) scale(.82)'),
  ],
  feature: () => [svgShapes(drift.slice(0, 1)), trees([[1136, 404, 0.42]]), svgShapes(drift.slice(1))],
}

/** The landscape at the lower edge of a social image: the slope with the sled for pages, a snowdrift for features. */
export const landscape = (name: keyof typeof landscapes): string =>
  `<g class="drawing">${landscapes[name]().join('')}</g>`
