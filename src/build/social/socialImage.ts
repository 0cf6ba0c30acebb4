import { createHash } from 'node:crypto'
import site from '../../../content/site.json'
import type { SocialImage } from '../../site/socialImage'
import type { SocialContent } from './socialContent'

/** Digest of all that decides how a socialImage looks; where a cover lies does not. */
function cardDigest({ cover, ...words }: SocialContent, edition: string): string {
  const inputs = [words.title, words.kicker, words.foot, words.mark, cover?.digest, edition]
  return createHash('sha1').update(JSON.stringify(inputs)).digest('hex').slice(0, 20)
}

/** Address and text of a socialImage in an edition of the drawing: the same on every host, because it depends on nothing but what is drawn. */
export const socialImageOf = (content: SocialContent, edition: string): SocialImage => ({
  path: `/og/${cardDigest(content, edition)}.png`,
  alt: [site.product.name, content.kicker, content.title].filter(Boolean).join(' – '),
})
