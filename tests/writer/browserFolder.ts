import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import type { Page } from '@playwright/test'

type Files = Record<string, string>

/** Returns every file that the editor may change, in base64, by its path from the root. */
function filesOf(root: string): Files {
  const entries = ['content', 'locales'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
  )
  const paths = entries.map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(
    paths.map((path) => [relative(root, path).split(sep).join('/'), readFileSync(path, 'base64')]),
  )
}

/**
 * Gives the editor a folder with the files of the project. A test cannot operate the system's dialog for choosing a
 * folder. So the dialog is replaced with one that returns a folder of the browser's own file system, which the editor
 * reads and writes through the same interface.
 */
export async function lendFolder(page: Page, root: string): Promise<void> {
  await page.addInitScript(() => Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() }))
  await page.reload()
  await page.evaluate(async (files) => {
    const top = await navigator.storage.getDirectory()
    await top.getDirectoryHandle('.git', { create: true })
    for (const [path, data] of Object.entries(files)) {
      const names = path.split('/')
      let folder = top
      for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true })
      const file = await folder.getFileHandle(names.at(-1)!, { create: true })
      const stream = await file.createWritable()
      await stream.write(Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)))
      await stream.close()
    }
  }, filesOf(root))
}

/**
 * Writes what the editor has changed in that folder into the project. Returns the paths that were written or removed.
 */
export async function takeBack(page: Page, root: string): Promise<string[]> {
  const after = await page.evaluate(async () => {
    const files: Files = {}
    const walk = async (folder: FileSystemDirectoryHandle, prefix: string): Promise<void> => {
      for await (const [name, handle] of (
        folder as unknown as { entries: () => AsyncIterable<[string, FileSystemHandle]> }
      ).entries()) {
        if (handle.kind === 'directory') await walk(handle as FileSystemDirectoryHandle, `${prefix}${name}/`)
        else {
          const bytes = new Uint8Array(await (await (handle as FileSystemFileHandle).getFile()).arrayBuffer())
          files[prefix + name] = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
        }
      }
    }
    await walk(await navigator.storage.getDirectory(), '')
    return files
  })
  const before = filesOf(root)
  const written = Object.keys(after).filter((path) => after[path] !== before[path])
  const removed = Object.keys(before).filter((path) => !Object.hasOwn(after, path))
  for (const path of written) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), Buffer.from(after[path]!, 'base64'))
  }
  for (const path of removed) rmSync(join(root, path))
  return [...written, ...removed].sort()
}
