import { expect, type Page } from '@playwright/test'
import { takeBack } from './browserFolder'
import { openPost, save, writeText } from './editor'
import { file, finnish } from './posts'
import { run, type ProjectCopy } from '../projectCopy'

/** Writes a broken link, checks the message of the content check, and removes the link again. */
export async function breakAndMend(page: Page, copy: ProjectCopy): Promise<void> {
  await openPost(page, 'fi', finnish.title)
  await writeText(page, 'Katso [hinnat](page:nowhere).', 'Katso')
  await save(page)
  expect(await takeBack(page, copy.root)).toEqual([file('fi')])
  const broken = await run(copy, 'check:content')
  const line =
    copy
      .read(file('fi'))
      .split('\n')
      .findIndex((text) => text.includes('page:nowhere')) + 1
  expect(broken.code).toBe(1)
  expect(broken.output).toMatch(new RegExp(`${file('fi')}:${line}:\\d+ .*"page:nowhere" leads nowhere`))
  await openPost(page, 'fi', finnish.title)
  await writeText(page, finnish.text)
  await save(page)
  await takeBack(page, copy.root)
}
