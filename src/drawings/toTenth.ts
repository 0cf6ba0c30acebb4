/** Rounds a number of pixels or per cent to tenths: smaller differences are invisible. */
export const toTenth = (value: number) => Math.round(value * 10) / 10
