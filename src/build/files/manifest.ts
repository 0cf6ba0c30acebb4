import siteData from '../../../content/site.json'
import { languages } from '../../site/languages'
import { designTokens } from '../util/designTokens'
import type { SingleFiles } from './siteFile'
import { pngIcons } from './icons'

const source = (language: string) => /* GraphQL */ `
  { copy: locale(language: { eq: "${language}" }, ns: { eq: "home" }) { texts } }
`

interface Answer {
  copy: { texts: { meta: { title: string; description: string } } }
}

/** `manifest.webmanifest` (Web Application Manifest) of the host, in its language and in the colours of the design. */
export const manifest: SingleFiles = async ({ siteLanguage, query }) => {
  const { copy } = (await query(source(siteLanguage))) as Answer
  const { meta } = copy.texts
  const { light } = designTokens()
  const values = {
    id: '/',
    name: meta.title,
    short_name: siteData.product.name,
    description: meta.description,
    lang: languages[siteLanguage].locale,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: light['--page'],
    background_color: light['--page'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...pngIcons.map(({ path, size, purpose }) => ({ src: `/${path}`, sizes: `${size}x${size}`, type: 'image/png', purpose })),
    ],
  }
  return [{ path: 'manifest.webmanifest', content: `${JSON.stringify(values, undefined, 2)}\n` }]
}
