/**
 * A part of a drawing. Its role is the class that gives it colour in Illustration.module.css; a part without one takes
 * the stroke of its drawing.
 */
export type Shape = { role?: string } & ({ d: string; strokeWidth?: number } | { cx: number; cy: number; r: number })
