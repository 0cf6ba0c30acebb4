import { languageCodes } from '../../src/site/languages'
import { localPath } from '../../src/site/paths'
import { hostName } from '../hostNames'
import { inEveryEngine } from './inEveryEngine'
import { pathOf, hostLanguage } from './served'

const another = languageCodes.find((code) => code !== hostLanguage)!

inEveryEngine(({ tab, openApp }) => {
  const speaks = (language: string) => tab.sees(language, () => document.documentElement.lang)

  test.each(languageCodes)('the prefix, the parameter and the host name of %s are answered in it', async (language) => {
    await tab.open(pathOf('features', language))
    await tab.isAt(pathOf('features', language))
    await speaks(language)
    await tab.open(`${pathOf('pricing', hostLanguage)}?lang=${language}&utm_source=x#faq`)
    await speaks(language)
    await tab.sees(pathOf('pricing', language), () => location.pathname)
    await tab.sees(true, () => location.search.includes('utm_source=x') && location.hash === '#faq')
    await tab.open(`http://${hostName(language)}${pathOf('pricing', hostLanguage)}`)
    await speaks(language)
  })

  test('the parameter is stronger than the prefix, and that than the host name', async () => {
    const [onHost, inPath, inParameter] = languageCodes.filter((code) => code !== hostLanguage)
    await tab.open(`http://${hostName(onHost!)}${pathOf('pricing', inPath!)}`)
    await speaks(inPath!)
    await tab.open(`http://${hostName(onHost!)}${pathOf('pricing', inPath!)}?lang=${inParameter}`)
    await speaks(inParameter!)
  })

  test('the switcher leads to the same page in the application, and Back returns', async () => {
    await openApp(pathOf('contact', hostLanguage))
    await tab.click(`footer a[hreflang=${another}]`)
    await tab.isAt(pathOf('contact', another))
    await speaks(another)
    await tab.back()
    await tab.isAt(pathOf('contact', hostLanguage))
    await speaks(hostLanguage)
  })

  test.each(languageCodes)('an unknown address in %s shows the 404 page, which leads home', async (language) => {
    await tab.open(localPath('/no/such/page', language, hostLanguage))
    await speaks(language)
    await tab.sees('noindex', () => document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content)
    await tab.click('main a')
    await tab.isAt(pathOf('home', language))
  })
})
