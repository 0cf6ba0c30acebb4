/** In tenths of a pixel or per cent: more no eye sees. */
export const toTenth = (value: number) => Math.round(value * 10) / 10
