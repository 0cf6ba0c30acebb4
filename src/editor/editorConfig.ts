import type { CmsConfig, Field } from '@sveltia/cms'
import site from '../../content/site.json'
import type { FileData } from '../check/fileData'
import { formatIssues, type FileIssue, type SourceFile } from '../check/issues'
import { parseJson } from '../check/json'
import { parseData } from '../check/parseContent'
import type { Data } from '../content/dataSchemas'
import { collections, schemaOf, type Collection } from '../content/schemas'
import { defaultLanguage, languageCodes, languages, type Language } from '../site/languages'
import { postRoute } from '../site/requiredRoutes'
import { localPath } from '../site/paths'
import { ownPath } from '../site/routes'
import { slugPattern, slugRule } from '../site/slug'
import { postChoices } from './fieldNotes'
import { schemaFields, valueFields } from './fields'

/** The text below the front matter. */
const body: Field = {
  name: 'body',
  label: 'Text',
  widget: 'markdown',
  hint: 'Headings begin at the second level. Links to the site: page:pricing or post:folder-of-the-post.',
  i18n: true,
}

const markdownFields = (collection: Collection): Field[] => [
  ...schemaFields(schemaOf(collection), collection),
  ...(collections[collection].hasBody ? [body] : []),
]

const failure = (issues: readonly FileIssue[]) => new Error(formatIssues(issues))

/** Returns the fields of a post. Author, tags and feature are choices from the data files. */
function postFields(data: Data): Field[] {
  const choices = postChoices(data)
  return markdownFields('blog').map((field) => ({ ...field, ...choices[field.name] }) as Field)
}

/**
 * Returns the collection of the posts in a language. A post is a folder with a file for each language. The editor's own
 * support for translations cannot express this, so each language is a collection.
 */
const posts = (language: Language, hostLanguage: Language, fields: Field[]) => ({
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
    pattern: [slugPattern.source, slugRule] satisfies [string, string],
  },
  sortable_fields: { fields: ['date', 'title'], default: { field: 'date', direction: 'descending' as const } },
  preview_path: localPath(ownPath(postRoute, language, { slug: '{{fields.slug}}' }), language, hostLanguage).slice(1),
  fields,
})

/**
 * Returns the files that the editor may change but not add to, with all languages of a file side by side. `*` in
 * `place` stands for the name of a file.
 */
function files(paths: readonly string[], place: string, fields: (path: string) => Field[]) {
  const pattern = new RegExp(`^${place.replace('{{locale}}', defaultLanguage).replace('*', '([\\w-]+)')}$`)
  return paths.flatMap((path) => {
    const name = pattern.exec(path)?.[1]
    if (name === undefined) return []
    return [{ name, label: name, file: place.replace('*', name), i18n: true, fields: fields(path) }]
  })
}

/** Returns the fields of a JSON file, derived from its content. Throws if the file cannot be read. */
function jsonFields({ value, issues }: FileData): Field[] {
  if (value === undefined) throw failure(issues)
  return valueFields(value as object)
}

/**
 * Returns the configuration of the editor. Every field comes from the schemas and files of the content, so the editor
 * always fits the content. `siteAddress` is the site that the editor's links lead to. Throws, with place, cause and
 * fix, if a data or JSON file cannot be read.
 */
export function editorConfig(sources: readonly SourceFile[], hostLanguage: Language, siteAddress: string): CmsConfig {
  const texts = new Map(sources.map(({ path, text = '' }) => [path, text]))
  const paths = [...texts.keys()]
  const { json, data, issues } = parseData(sources)
  if (!data.company || !data.tags || !data.pages || !json.plans) throw failure(issues)
  const fieldsOfPost = postFields(data)
  const complete = (Object.keys(collections) as Collection[]).filter((name) => collections[name].complete)
  const edited = complete.map((name) => ({
    name,
    label: collections[name].label,
    files: files(paths, `content/${name}/*/{{locale}}.md`, () => markdownFields(name)),
  }))
  const copy = files(paths, 'locales/{{locale}}/*.json', (path) => jsonFields(parseJson(path, texts.get(path)!)))
  const plans = { name: 'plans', label: 'Plans and prices', icon: 'payments' }
  return {
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
    i18n: { structure: 'multiple_files', locales: [...languageCodes], default_locale: defaultLanguage },
    output: { omit_empty_optional_fields: true, yaml: { quote: 'double' } },
    collections: [
      ...languageCodes.map((language) => posts(language, hostLanguage, fieldsOfPost)),
      ...[...edited, { name: 'copy', label: 'Words of the pages', files: copy }].map((collection) => ({
        ...collection,
        icon: 'translate',
        i18n: true,
      })),
      { ...plans, files: [{ ...plans, file: 'content/plans.json', fields: jsonFields(json.plans) }] },
    ],
  }
}
