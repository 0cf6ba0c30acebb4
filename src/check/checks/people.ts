import type { ContentIssue } from '../issues'
import { didYouMean } from '../nearest'
import { dataFile, type Content } from '../readContent'

/** Issues of who is named: the founder is in the team, whoever is quoted has said something. */
export function checkPeople({ data, json, entries }: Content): ContentIssue[] {
  const team = Object.keys(data.company?.team ?? {})
  const founder = data.company?.founder
  const quoted = new Set(entries.filter(({ collection }) => collection === 'testimonials').map(({ key }) => key))
  return [
    ...(founder === undefined || team.includes(founder)
      ? []
      : [
          {
            file: dataFile('company'),
            ...json.company!.at(['founder']),
            cause: `The founder "${founder}" is not in the team.`,
            fix: didYouMean(founder, team),
          },
        ]),
    ...Object.keys(data.testimonials ?? {})
      .filter((key) => !quoted.has(key))
      .map((key) => ({
        file: dataFile('testimonials'),
        ...json.testimonials!.keyAt([key]),
        cause: `"${key}" has no text in content/testimonials/${key}.`,
        fix: didYouMean(key, [...quoted]),
      })),
  ]
}
