import type { DataRule } from '../rule'

/** Milestones are in the order of their years, from the founding on: the snowballs on the company page only grow. */
export const milestonesInOrder: DataRule<'company'> = (company, issueAt, { data: { site } }) => {
  const years = [site?.company.founded ?? 0, ...company.milestones.map(({ year }) => year)]
  return years.slice(1).flatMap((year, index) => {
    const before = years[index]!
    const cause = `The milestone of ${year} comes after the year ${before}.`
    const fix = `Put milestones in the order of their years, from "founded" in content/site.json on.`
    return year < before ? issueAt(['milestones', index, 'year'], { cause, fix }) : []
  })
}
