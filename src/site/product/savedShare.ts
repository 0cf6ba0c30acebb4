/**
 * Returns the share of the monthly price that a longer cycle saves, from 0 to 1. It is rounded down to whole per cents,
 * so that no copy promises too much. `1e-9` is added because a share such as 0.2 is not exact in binary.
 */
export const savedShare = (monthly: number, price: number): number =>
  monthly === 0 ? 0 : Math.floor((1 - price / monthly) * 100 + 1e-9) / 100

/** Returns the highest price in whole cents that saves at least a share, in whole per cents, of the monthly price. */
export const highestPriceThatSaves = (monthly: number, share: number): number =>
  Math.floor(monthly * (100 - Math.round(share * 100)) + 1e-9) / 100
