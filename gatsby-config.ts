import { join } from 'node:path'
import type { GatsbyConfig } from 'gatsby'
import { languageCodes } from './src/site/languages'
import { hostLanguage } from './src/build/util/hostLanguage'

const folder = (name: string, path: string) => ({
  resolve: 'gatsby-source-filesystem',
  options: { name, path: join(process.cwd(), path) },
})

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: false,
  plugins: [
    folder('locale', 'locales'),
    folder('content', 'content'),
    { resolve: 'gatsby-transformer-remark', options: { plugins: [join(process.cwd(), 'src', 'content', 'remark')] } },
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-plugin-sharp',
      options: {
        useMozJpeg: true,
        defaults: { placeholder: 'none', quality: 50, jpgOptions: { quality: 60 }, pngOptions: { quality: 100 } },
      },
    },
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        localeJsonSourceName: 'locale',
        languages: languageCodes,
        defaultLanguage: hostLanguage(),
        redirect: false,
        trailingSlash: 'never',
        verbose: false,
        i18nextOptions: {
          defaultNS: 'common',
          interpolation: { escapeValue: false },
          returnEmptyString: false,
        },
      },
    },
  ],
}

export default config
