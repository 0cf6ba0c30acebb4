import { z } from 'zod'
import { foundingId } from '../idsOfContent'
import { perLanguage, says, text, year } from './fields'

/** `content/company.json`: the team, the people who answer customers, the milestones. */
export const company = z.strictObject({
  founder: text,
  team: z.record(z.string(), text),
  /** The person who answers in each language; the site does not offer service in a language without one. */
  service: perLanguage(text)
    .partial()
    .refine(
      (service) => Object.keys(service).length > 0,
      says('nobody answers in any language', 'Name somebody for one of them.'),
    ),
  /** The founding is a milestone, too, but its year is in `content/site.json`. */
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
