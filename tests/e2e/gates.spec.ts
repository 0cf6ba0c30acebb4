import { expect, pathOf, hostLanguage, some, layoutTest as test, whole } from './site'

test('on a phone the track meets the picture of each gate within its sheets', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(pathOf('home', hostLanguage))
  await whole(page)
  const gates = await page.locator('[class*="Gates-gate"]:not(ol)').evaluateAll((gates) =>
    gates.map((gate) => {
      const { insetInlineStart, insetInlineEnd, inlineSize } = getComputedStyle(gate, '::before')
      const { left, right } = gate.getBoundingClientRect()
      const start =
        insetInlineStart === 'auto'
          ? right - parseFloat(insetInlineEnd) - parseFloat(inlineSize)
          : left + parseFloat(insetInlineStart)
      const sheets = [...gate.querySelectorAll('[class*="Sheet-sheet"]')].map((sheet) => sheet.getBoundingClientRect())
      const ends = [Math.min(...sheets.map(({ top }) => top)), Math.max(...sheets.map(({ bottom }) => bottom))]
      return {
        start,
        end: start + parseFloat(inlineSize),
        sheets: [sheets.find(({ top }) => top === ends[0])!, sheets.find(({ bottom }) => bottom === ends[1])!].map(
          ({ left, right }) => ({ left, right }),
        ),
      }
    }),
  )
  for (const { start, end, sheets } of some(gates))
    for (const sheet of sheets) {
      expect(start).toBeGreaterThan(sheet.left)
      expect(end).toBeLessThan(sheet.right)
    }
})
