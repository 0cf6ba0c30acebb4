import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import satori, { type SatoriOptions } from 'satori'

const folder = join(process.cwd(), 'node_modules/@fontsource/schibsted-grotesk/files')

/** The site's font: one file for most letters, and one, under another name, for the other Latin letters. */
const fonts = (['latin', 'latin-ext'] as const).flatMap((subset) =>
  ([500, 700] as const).map((weight) => ({
    name: subset,
    weight,
    data: readFileSync(join(folder, `schibsted-grotesk-${subset}-${weight}-normal.woff`)),
  })),
)

/** An element as satori expects it. */
export interface Box {
  type: 'div'
  key: string | null
  props: { style: object; children: string | readonly (Box | undefined)[] }
}

/** Returns an element that is a text or a column of other elements. */
export const box = (style: object, children: Box['props']['children'], key: string | null = null): Box => ({
  type: 'div',
  key,
  props: {
    style: { ...(typeof children !== 'string' && { display: 'flex', flexDirection: 'column' }), ...style },
    children,
  },
})

/**
 * Lays out elements in an area of some pixels. Returns an SVG with all letters as outlines, and the heights of the
 * elements that have a key.
 */
export async function layout(
  { props }: Box,
  size: { width: number; height: number },
): Promise<{ svg: string; heights: ReadonlyMap<string, number> }> {
  const heights = new Map<string, number>()
  const onNodeDetected: SatoriOptions['onNodeDetected'] = ({ key, height }) => {
    if (key) heights.set(String(key), height)
  }
  const root = box({ ...props.style, ...size, fontFamily: 'latin, latin-ext' }, props.children)
  return { svg: await satori(root, { ...size, fonts, onNodeDetected }), heights }
}
