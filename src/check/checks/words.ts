import { defaultLanguage } from '../../site/languages'
import type { Data, DataName } from '../../content/dataSchemas'
import type { ContentIssue } from '../issues'
import { valueAt, type ValuePath } from '../located'
import { dataFile, type Content } from '../readContent'

/** An id in a data file, and the texts by which pages name it. */
interface Named {
  file: DataName
  at: ValuePath
  namespace: string
  keys: readonly string[]
}

const planWords = ({ plans }: Data): Named[] => [
  ...Object.keys(plans?.plans ?? {}).map((id) => ({
    file: 'plans' as const,
    at: ['plans', id],
    namespace: 'plans',
    keys: ['name', 'audience', 'button'].map((word) => `plan.${id}.${word}`),
  })),
  ...Object.keys(plans?.cycles ?? {}).map((id) => ({
    file: 'plans' as const,
    at: ['cycles', id],
    namespace: 'plans',
    keys: [`cycle.${id}`, `billed.${id}`],
  })),
  ...(plans?.features ?? []).map(({ id, group }, index) => ({
    file: 'plans' as const,
    at: ['features', index],
    namespace: 'catalog',
    keys: [`feature.${id}.name`, `feature.${id}.text`, `group.${group}`],
  })),
]

const companyWords = ({ site, company }: Data): Named[] => [
  ...(site?.family ?? []).map(({ id }, index) => ({
    file: 'site' as const,
    at: ['family', index],
    namespace: 'common',
    keys: [`family.${id}.name`, `family.${id}.text`],
  })),
  ...Object.keys(company?.team ?? {}).map((id) => ({
    file: 'company' as const,
    at: ['team', id],
    namespace: 'company',
    keys: [`team.role.${id}`],
  })),
  ...(company?.milestones ?? []).map(({ id }, index) => ({
    file: 'company' as const,
    at: ['milestones', index],
    namespace: 'company',
    keys: [`growth.milestone.${id}.title`, `growth.milestone.${id}.text`],
  })),
]

function pictureWords({ samples }: Data): Named[] {
  if (!samples) return []
  const named = (at: ValuePath, ...keys: string[]): Named => ({ file: 'samples', at, namespace: 'picture', keys })
  return [
    ...samples.invoices.flatMap(({ status, lines }, index) => [
      named(['invoices', index, 'status'], `status.${status}`),
      ...lines.map(({ item, unit }, line) => named(['invoices', index, 'lines', line], `item.${item}`, `unit.${unit}`)),
    ]),
    named(['sending', 'channel'], `channel.${samples.sending.channel}`),
    named(['contract', 'item'], `item.${samples.contract.item}`),
    ...samples.run.channels.map(({ channel }, index) => named(['run', 'channels', index], `channel.${channel}`)),
  ]
}

/** Issues of ids in the data that have no words: a page would show the key. Other languages are compared with the default one elsewhere. */
export function checkWords({ data, json, locales }: Content): ContentIssue[] {
  return [...planWords(data), ...companyWords(data), ...pictureWords(data)].flatMap(({ file, at, namespace, keys }) => {
    const locale = `locales/${defaultLanguage}/${namespace}.json`
    const texts = locales.get(locale)?.value
    const missing = texts === undefined ? undefined : keys.find((key) => valueAt(texts, key.split('.')) === undefined)
    if (missing === undefined) return []
    const cause = `There are no words for this: "${missing}" is not in ${locale}.`
    return [
      {
        file: dataFile(file),
        ...json[file]!.at(at),
        cause,
        fix: `Add "${missing}" to locales/<language>/${namespace}.json in every language.`,
      },
    ]
  })
}
