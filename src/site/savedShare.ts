/**
 * Share of the monthly price that a longer cycle saves, 0 to 1, cut down to whole per cents so that no more is promised
 * than is saved. A share such as 0.2 is not exact in binary.
 */
export const savedShare = (monthly: number, price: number): number =>
  monthly === 0 ? 0 : Math.floor((1 - price / monthly) * 100 + 1e-9) / 100

/** The highest price with whole cents that saves at least a share of the monthly one. */
export const dearestSaving = (monthly: number, share: number): number =>
  Math.floor(monthly * (100 - Math.ceil(share * 100 - 1e-9)) + 1e-9) / 100
