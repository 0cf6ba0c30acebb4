import { expect, type Page } from '@playwright/test'
import { languages, type Language } from '../../src/site/languages'
import { lendFolder } from './browserFolder'

/** A post as a writer types it. */
export interface Draft {
  language: Language
  id: string
  slug: string
  title: string
  description: string
  author: string
  text: string
  /** A picture file of this machine to upload, or the name of one that is already beside the post. */
  cover: { upload: string } | { name: string }
  coverTells: string
}

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const group = (page: Page, name: string) => page.getByRole('group', { name: new RegExp(`“\\W?${name}\\W?” Field`) })

/** The button above a list that is loaded. The button in an empty list has a longer label. */
const newButton = (page: Page) => page.locator('button[data-label="New"]')

/** Opens the editor with the files of the project. */
export async function openEditor(page: Page, url: string, root: string): Promise<void> {
  await page.goto(url)
  await lendFolder(page, root)
  await page.getByRole('button', { name: 'Work with Local Repository' }).click()
  await expect(newButton(page)).toBeVisible()
}

const collection = (page: Page, language: Language) => page.getByText(`Posts: ${languages[language].autonym}`).first()

/**
 * Clicks Save until the editor is back at the list, as a writer does: a click has no effect while the editor is still
 * reading the last field. Tests check the saved files in the folder.
 */
export async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Save' })
  await expect(async () => {
    if (await button.isVisible()) await button.click()
    await expect(newButton(page)).toBeVisible({ timeout: 10_000 })
  }).toPass({ timeout: 60_000 })
}

async function choose(page: Page, field: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option }).first().click()
}

async function chooseCover(page: Page, cover: Draft['cover']): Promise<void> {
  await group(page, 'Cover').getByRole('button', { name: 'Browse' }).click()
  const dialog = page.getByRole('dialog', { name: 'Select Image' })
  if ('upload' in cover) {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      dialog.getByRole('button', { name: 'Upload' }).click(),
    ])
    await chooser.setFiles(cover.upload)
  } else {
    await dialog.getByRole('option', { name: 'Enter URL' }).click()
    await dialog.getByRole('textbox').fill(cover.name)
  }
  await dialog.getByRole('button', { name: 'Insert' }).click()
}

const preview = (page: Page) => page.getByRole('document', { name: 'Content Preview' })

/**
 * Writes the text of the open post again until the preview shows `shown`, which may differ from the typed text. The
 * editor loses a text that is typed while it creates its text box; no writer is that fast.
 */
export async function writeText(page: Page, text: string, shown = text): Promise<void> {
  await expect(async () => {
    await box(page, 'Text').focus()
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Delete')
    await page.keyboard.insertText(text)
    await expect(preview(page)).toContainText(shown, { timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
}

/** Fills in a field until the preview shows its value. */
async function type(page: Page, name: string, value: string): Promise<void> {
  await expect(async () => {
    await box(page, name).fill(value)
    await expect(preview(page)).toContainText(value, { timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
}

/** Fills in the form of a new post without saving it. */
export async function fillPost(page: Page, post: Draft): Promise<void> {
  await collection(page, post.language).click()
  await newButton(page).click()
  await expect(page.getByRole('toolbar', { name: 'Primary' }).getByText('Creating')).toBeVisible()
  await expect(box(page, 'Title')).toHaveValue('')
  await writeText(page, post.text)
  await group(page, 'Date').getByRole('button', { name: 'Today' }).click()
  await choose(page, 'Author', post.author)
  await choose(page, 'Tags', /./)
  await chooseCover(page, post.cover)
  await type(page, 'What the cover tells', post.coverTells)
  await type(page, 'Address', post.slug)
  await type(page, 'Title', post.title)
  await type(page, 'Description', post.description)
  await box(page, 'Slug').fill(post.id)
}

/** Opens a saved post by its title. */
export async function openPost(page: Page, language: Language, title: string): Promise<void> {
  await collection(page, language).click()
  await page
    .getByRole('row', { name: title })
    .or(page.getByText(title, { exact: true }))
    .first()
    .click()
  await expect(box(page, 'Title')).toHaveValue(title)
}

/** Returns the field for the description, whose length the editor itself checks. */
export const description = (page: Page) => box(page, 'Description')
