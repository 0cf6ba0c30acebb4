import type { Shape } from '../../drawings/shape'

/** Returns the shapes of a drawing as SVG elements. Their roles become classes. */
export const svgShapes = (shapes: readonly Shape[]): string =>
  shapes
    .map((shape) => {
      const role = shape.role ? ` class="${shape.role}"` : ''
      if (!('d' in shape)) return `<circle${role} cx="${shape.cx}" cy="${shape.cy}" r="${shape.r}"/>`
      const stroke = shape.strokeWidth === undefined ? '' : ` stroke-width="${shape.strokeWidth}"`
      return `<path${role}${stroke} d="${shape.d}"/>`
    })
    .join('')
