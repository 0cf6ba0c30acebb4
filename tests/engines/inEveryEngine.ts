import { isHydrated } from '../isHydrated'
import { Served } from './served'
import { engineNames, startEngine, type Engine } from './startEngine'
import { Tab } from './tab'

/** Where a journey takes place. */
export interface Place {
  tab: Tab
  served: Served
  /** Opens a path and has the application take over, at the sign that a pointer over a link gives. */
  openApp: (path: string) => Promise<void>
  /** Waits until the application has taken over the page. */
  hydrated: () => Promise<void>
}

/** Declares journeys once and runs them in each browser; none may do what its page must not, unless it says so. */
export function inEveryEngine(journeys: (place: Place) => void): void {
  describe.each(engineNames)('%s', (name) => {
    const served = new Served()
    const tab = new Tab()
    let engine: Engine | undefined
    const hydrated = async () => {
      await tab.run(() => {
        document.querySelector('a')!.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
      })
      await tab.sees(true, isHydrated)
    }
    const openApp = async (path: string) => {
      await tab.open(path)
      await hydrated()
    }

    beforeAll(async () => {
      await served.start()
      engine = await startEngine(name, served.port)
      tab.connect(engine.connection, `http://localhost:${served.port}`)
    }, 60_000)
    afterAll(async () => {
      await engine?.end()
      served.end()
    })
    beforeEach(async () => {
      // Each journey is a visit of its own: an address that is shown already would be reloaded, with what was set in
      // it.
      await tab.open('/favicon.svg')
      await tab.resize(1280)
      served.reset()
    })
    afterEach(() => expect(served.reports()).toEqual([]))

    journeys({ tab, served, openApp, hydrated })
  })
}
