import type { Rule } from '../rule'

/** The milestone "founded" has the founding year again, which everything else takes from `content/site.json`. */
export const foundingYear: Rule = ({ data: { site, company }, json: { company: document } }) =>
  (company?.milestones ?? []).flatMap(({ id, year }, index) =>
    id !== 'founded' || !site || year === site.company.founded
      ? []
      : document!.issue(
          ['milestones', index, 'year'],
          `The milestone "founded" is of ${year}, and content/site.json says that the company is of ${site.company.founded}.`,
          'Write the same year in both.',
        ),
  )
