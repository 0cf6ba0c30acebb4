/**
 * A part of a drawing. `role` is the class that gives it a colour, in the CSS module of the component that draws it; a
 * part without a role has the stroke of its drawing.
 */
export type Shape = { role?: string } & ({ d: string; strokeWidth?: number } | { cx: number; cy: number; r: number })
