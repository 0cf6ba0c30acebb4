import axe from 'axe-core'
import { samplePages } from '../samplePages'
import { inEveryEngine } from './inEveryEngine'
import { folder, hostLanguage } from './served'

const pages = [...samplePages(folder, hostLanguage, hostLanguage)]

/** What axe finds wrong in the page. Runs in the page. */
const violations = async () => {
  const found = await (window as unknown as { axe: typeof axe }).axe.run(document, {
    rules: { 'target-size': { enabled: true } },
    resultTypes: ['violations'],
    preload: false,
  })
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

inEveryEngine(({ tab, openApp }) => {
  test.each(pages)('%s fits a narrow screen, and axe finds nothing wrong in it, narrow or wide', async (kind, path) => {
    if (kind === 'NotFound') await tab.open(path)
    else await openApp(path)
    await tab.inject(axe.source)
    await tab.run(() => document.documentElement.setAttribute('data-whole', ''))
    for (const width of [320, 1280]) {
      await tab.resize(width)
      await tab.sees(0, () => Math.max(0, document.documentElement.scrollWidth - innerWidth))
      // What still fades in has less contrast than it will have.
      await tab.run(() => {
        for (const animation of document.getAnimations())
          if (animation.timeline === document.timeline) animation.finish()
      })
      expect(await tab.run(violations)).toEqual([])
    }
  })
})
