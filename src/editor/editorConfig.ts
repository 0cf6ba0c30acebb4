import type { CmsConfig, CollectionFile, Field } from '@sveltia/cms'
import site from '../../content/site.json'
import { postRoute } from '../build/pages/postPageSets'
import { collections, schemaOf, type Collection } from '../content/schemas'
import type { SourceFile } from '../check/issues'
import { defaultLanguage, languageCodes, languages, type Language } from '../site/languages'
import { localPath } from '../site/paths'
import { ownPath } from '../site/routes'
import { bodyField, schemaFields, valueFields } from './fields'

/** Collections whose texts exist in every language and belong to a row of a table: the editor changes them and makes no new ones. */
const fixed = (Object.keys(collections) as Collection[]).filter((collection) => collections[collection].complete)

const translated = (fields: readonly Field[]): Field[] =>
  fields.map((field) => {
    const { fields: inner, field: item } = field as { fields?: Field[]; field?: Field }
    return {
      ...field,
      i18n: true,
      ...(inner && { fields: translated(inner) }),
      ...(item && { field: translated([item])[0] }),
    } as Field
  })

const markdownFields = (collection: Collection): Field[] => [
  ...schemaFields(schemaOf(collection), collection),
  ...(collections[collection].hasBody ? [bodyField()] : []),
]

/** Names that stand between a folder and the end of a path, each once. */
const namesIn = (files: readonly SourceFile[], pattern: RegExp) =>
  [...new Set(files.flatMap(({ path }) => pattern.exec(path)?.[1] ?? []))].sort()

const translatedFile = (name: string, file: string, fields: readonly Field[]): CollectionFile => ({
  name,
  label: name,
  file,
  i18n: true,
  fields: translated(fields),
})

const textFiles = (files: readonly SourceFile[], collection: Collection) =>
  namesIn(files, new RegExp(`^content/${collection}/([\\w-]+)/`)).map((key) =>
    translatedFile(key, `content/${collection}/${key}/{{locale}}.md`, markdownFields(collection)),
  )

const json = (files: readonly SourceFile[], path: string) =>
  JSON.parse(files.find((file) => file.path === path)?.text ?? '{}') as object

const copyFiles = (files: readonly SourceFile[]) =>
  namesIn(files, new RegExp(`^locales/${defaultLanguage}/(\\w+)\\.json$`)).map((namespace) =>
    translatedFile(
      namespace,
      `locales/{{locale}}/${namespace}.json`,
      valueFields([json(files, `locales/${defaultLanguage}/${namespace}.json`)]),
    ),
  )

/** A post is a folder with a file a language, which the editor's own translation cannot express: each language is a collection. */
const posts = (language: Language, siteLanguage: Language) => ({
  name: `posts-${language}`,
  label: `Posts: ${languages[language].autonym}`,
  label_singular: 'Post',
  icon: 'article',
  folder: 'content/blog',
  path: `{{slug}}/${language}`,
  media_folder: '',
  public_folder: '',
  slug: {
    editable: ['create' as const],
    hint: 'Folder of the post, the same in all its languages: a-z, 0-9 and hyphens. Never shown.',
    pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'Lower-case letters a-z, digits and single hyphens.'] as [string, string],
  },
  identifier_field: 'title',
  summary: '{{title}}',
  sortable_fields: { fields: ['date', 'title'], default: { field: 'date', direction: 'descending' as const } },
  preview_path: localPath(ownPath(postRoute, language, { slug: '{{fields.slug}}' }), language, siteLanguage).slice(1),
  fields: markdownFields('blog'),
})

/**
 * The configuration of the editor: every field comes from the schemas and files of the content, so that neither can change without the other.
 * `siteAddress` is where the editor's links to the site lead.
 */
export const editorConfig = (files: readonly SourceFile[], siteLanguage: Language, siteAddress: string): CmsConfig => ({
  app_title: site.product.name,
  backend: {
    name: 'gitea',
    repo: site.repository.name,
    branch: site.repository.branch,
    base_url: site.repository.url,
    api_root: `${site.repository.url}/api/v1`,
    auth_methods: ['token'],
  },
  site_url: siteAddress,
  media_folder: 'static',
  public_folder: '/',
  media_libraries: { stock_assets: false },
  i18n: { structure: 'multiple_files', locales: languageCodes, default_locale: defaultLanguage },
  output: { omit_empty_optional_fields: true, yaml: { quote: 'double' } },
  collections: [
    ...languageCodes.map((language) => posts(language, siteLanguage)),
    ...fixed.map((name) => ({
      name,
      label: collections[name].label,
      icon: 'translate',
      i18n: true,
      files: textFiles(files, name),
    })),
    { name: 'copy', label: 'Words of the pages', icon: 'translate', i18n: true, files: copyFiles(files) },
    {
      name: 'plans',
      label: 'Plans and prices',
      icon: 'payments',
      files: [
        {
          name: 'plans',
          label: 'Plans and prices',
          file: 'content/plans.json',
          fields: valueFields([json(files, 'content/plans.json')]),
        },
      ],
    },
  ],
})
