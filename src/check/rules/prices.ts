import type { FileIssue } from '../issues'
import { highestPriceThatSaves, savedShare } from '../../site/product/savedShare'
import type { DataRule } from '../rule'

/**
 * Every plan has a price for every billing cycle. Longer cycles do not cost more a month, and the saving that the copy
 * promises is true.
 */
export const consistentPrices: DataRule<'plans'> = (table, issueAt) => {
  const cycles = Object.entries(table.cycles)
    .sort(([, a], [, b]) => a - b)
    .map(([cycle]) => cycle)
  return Object.entries(table.plans).flatMap(([plan, { prices }]): FileIssue[] => {
    const path = ['plans', plan, 'prices']
    const missing = cycles
      .filter((cycle) => prices[cycle] === undefined)
      .map((cycle) => {
        const cause = `The plan "${plan}" has no price for "${cycle}".`
        return issueAt(path, { cause, fix: `Add "${cycle}": and the price of a month.` })
      })
    const dearer = cycles.slice(1).flatMap((cycle, index) => {
      const before = cycles[index]!
      const [price = 0, shorter = price] = [prices[cycle], prices[before]]
      const cause = `The plan "${plan}" costs more a month ${cycle} (${price}) than ${before} (${shorter}).`
      const fix = `Prices are for one month; write at most ${shorter}.`
      return price > shorter ? issueAt([...path, cycle], { cause, fix }) : []
    })
    const { monthly = 0, yearly = 0 } = prices
    const saving = savedShare(monthly, yearly)
    if (dearer.length > 0 || monthly === 0 || saving >= table.yearlySaving) return [...missing, ...dearer]
    const cause = `Copy promises that yearly billing saves ${table.yearlySaving}, but the plan "${plan}" saves ${saving.toFixed(3)}.`
    const fix = `Write at most ${highestPriceThatSaves(monthly, table.yearlySaving).toFixed(2)}, or change "yearlySaving".`
    return [...missing, issueAt([...path, 'yearly'], { cause, fix })]
  })
}
