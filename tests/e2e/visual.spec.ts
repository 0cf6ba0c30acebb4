import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { samplePages } from '../samplePages'
import { expect, folder, hostLanguage, layoutTest as test, whole } from './site'

/**
 * Pages are compared as small blurred pictures. These show layout, colour and weight, but not how a machine smooths
 * letters. `npm run test:visual -- --update-snapshots` accepts a new look.
 */
const small = async (screenshot: Buffer, width: number) =>
  sharp(screenshot)
    .removeAlpha()
    .resize({ width: Math.round(width / 8) })
    .blur(1)
    .png({ compressionLevel: 9 })
    .toBuffer()

/** Waits until fonts and all pictures are loaded, including those that load only when they come near. */
async function everythingShown(): Promise<void> {
  const pictures = [...document.images]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode())])
}

/** Returns a picture of the upper 2,400 px of a page. Chromium on a busy machine may refuse: it is asked again. */
async function screenshot(page: Page, width: number): Promise<Buffer> {
  let picture: Buffer = Buffer.alloc(0)
  await expect(async () => {
    picture = await page.screenshot({ clip: { x: 0, y: 0, width, height: 2400 }, fullPage: true })
  }).toPass()
  return picture
}

for (const [template, path] of samplePages(folder, hostLanguage, hostLanguage))
  test(`${template} looks as it did`, async ({ page }) => {
    await page.goto(path)
    await whole(page)
    for (const [width, colorScheme] of [
      [390, 'light'],
      [1280, 'light'],
      [1280, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await page.evaluate(everythingShown)
      const look = await small(await screenshot(page, width), width)
      const name = `${template}-${width}-${colorScheme}.png`
      expect.soft(look, name).toMatchSnapshot(name, { threshold: 0.15, maxDiffPixelRatio: 0.03 })
    }
  })
