import { z } from 'zod'
import { foundingId } from '../idsOfContent'
import { perLanguage, says, text, year } from './fields'

/** `content/company.json`: the team, who answers, the timeline. */
export const company = z.strictObject({
  founder: text,
  team: z.record(z.string(), text),
  /** Who answers in a language; a language without anybody is not promised. */
  service: perLanguage(text)
    .partial()
    .refine(
      (service) => Object.keys(service).length > 0,
      says('nobody answers in any language', 'Name somebody for one of them.'),
    ),
  /** The founding is one of its own: its year is in `content/site.json`. */
  milestones: z.array(
    z.strictObject({
      id: text.refine(
        (id) => id !== foundingId,
        says('the founding has its year in content/site.json', 'Take it out, or write another id.'),
      ),
      year,
    }),
  ),
})
