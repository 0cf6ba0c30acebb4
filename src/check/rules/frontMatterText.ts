import { defaultLanguage, isLanguage } from '../../site/languages'
import { strings } from '../../content/strings'
import { eachText, type Rule } from '../rule'
import { filledEverywhere, plainTextIssues, unfinishedIssues } from '../leftovers'
import { validData } from '../content'

/** Front matter, bodies and data have no unknown variables and no notes; front matter and data are plain text. */
export const noLeftovers: Rule = (content) => {
  const filledNames = filledEverywhere(content)
  const ofData = validData(content).flatMap(({ value, issueAt }) =>
    strings(value).flatMap(({ path, text }) => {
      // Only words that have a language may contain variables.
      const language = path.find(isLanguage)
      const issues = plainTextIssues(text, language ?? defaultLanguage, language ? filledNames : [])
      return issues.map((found) => issueAt(path, found))
    }),
  )
  const ofTexts = eachText(({ fields, isDraft, body, language, bodyIssueAt }) => [
    ...strings(fields.value).flatMap(({ path, text }) =>
      plainTextIssues(text, language, filledNames, isDraft).map((found) => fields.issueAt(path, found)),
    ),
    ...unfinishedIssues(body, language, filledNames, isDraft).map(bodyIssueAt),
  ])
  return [...ofData, ...ofTexts(content)]
}
