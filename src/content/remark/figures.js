// @ts-check

/** An amount, a share or a number of days; digits may be variables. English writes the currency first. */
const figure = /^[-\u2212+]?€?(?:[\d\s.,\u00a0\u202f]|\{\{\w+\}\})+(?:%|€|[a-z]{1,3})?$/u

/** A day without a year: `1.8.`, `12.10`. Not an amount, though it looks like one. */
const day = /^\d{1,2}\.\d{1,2}\.?$/

/** @type {(words: string) => boolean} */
exports.isFigure = (words) => figure.test(words) && !day.test(words)
