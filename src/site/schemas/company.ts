import { z } from 'zod'
import { perLanguage, text, year } from './fields'

/** `content/company.json`: the team, who answers, the timeline. */
export const company = z.strictObject({
  founder: text,
  team: z.record(z.string(), text),
  /** Who answers in a language; a language without anybody is not promised. */
  service: perLanguage(text).partial(),
  milestones: z.array(z.strictObject({ id: text, year })),
})
