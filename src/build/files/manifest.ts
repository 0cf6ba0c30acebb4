import siteData from '../../../content/site.json'
import { favicon, manifestIcons } from '../../site/publicFiles'
import { languages } from '../../site/languages'
import { themeColors } from '../util/designTokens'
import type { FileMaker } from './siteFile'

const source = `query ($language: String!) {
  copy: locale(language: { eq: $language }, ns: { eq: "home" }) { texts }
}`

interface Answer {
  copy: { texts: { meta: { title: string; description: string } } }
}

/**
 * Makes `manifest.webmanifest` (Web Application Manifest) of the host, in its language and in the colours of the
 * design.
 */
export const manifest: FileMaker = async ({ hostLanguage, query }) => {
  const { copy } = (await query(source, { language: hostLanguage })) as Answer
  const { meta } = copy.texts
  const { light } = themeColors()
  const values = {
    id: '/',
    name: meta.title,
    short_name: siteData.product.name,
    description: meta.description,
    lang: languages[hostLanguage].locale,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: light,
    background_color: light,
    icons: [
      { src: favicon, sizes: 'any', type: 'image/svg+xml' },
      ...manifestIcons.map(({ path, size, purpose }) => ({
        src: path,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ],
  }
  return [{ path: 'manifest.webmanifest', content: `${JSON.stringify(values, undefined, 2)}\n` }]
}
