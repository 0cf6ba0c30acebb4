import type { Connection } from './commands'

/** Keys of WebDriver by their names. */
const keys = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Shift: '\uE008',
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
}

export type Key = keyof typeof keys

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The first element of a selector that is to be seen; where none is, the first label of one. Runs in the page. */
const findSeen = (selector: string) => {
  const all = [...document.querySelectorAll<HTMLElement & { labels?: NodeListOf<HTMLElement> }>(selector)]
  const seen = all.find((element) => element.checkVisibility())
  // What is drawn instead of a radio button is its label.
  const found = seen?.labels?.[0] ?? seen ?? null
  found?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return found
}

/** A tab of a browser, used as a visitor does. */
export class Tab {
  private connection!: Connection
  private origin = ''

  /** Gives the tab its browser, and the address of the site in it. */
  connect(connection: Connection, origin: string): void {
    Object.assign(this, { connection, origin })
  }

  /** Opens a path of the site, or an address on a host. */
  async open(address: string): Promise<void> {
    await this.connection('WebDriver:Navigate', { url: new URL(address, this.origin).href })
  }

  /** Runs a function in the page; it must stand alone. */
  async run<A extends unknown[], R>(inPage: (...args: A) => R, ...args: A): Promise<Awaited<R>> {
    const script = `return (${inPage.toString()}).apply(null, arguments)`
    return (await this.connection('WebDriver:ExecuteScript', { script, args })) as Awaited<R>
  }

  /** Injects a script into the page, past its policy. */
  async inject(script: string): Promise<void> {
    await this.connection('WebDriver:ExecuteScript', { script: `${script}; window.axe = axe`, args: [] })
  }

  /** Waits until a function of the page returns what is expected, else fails with what it returned at last. */
  async sees<A extends unknown[], R>(expected: R, inPage: (...args: A) => R, ...args: A): Promise<void> {
    let last: unknown
    for (const end = Date.now() + 10_000; Date.now() < end; await wait(50)) {
      // While a page is left there is nothing to ask.
      last = await this.run(inPage, ...args).catch((error: unknown) => error)
      if (JSON.stringify(last) === JSON.stringify(expected)) return
    }
    expect(last).toEqual(expected)
  }

  /** Waits until the path of the page, with parameters and fragment, is this one. */
  async isAt(path: string): Promise<void> {
    await this.sees(path, () => location.pathname + location.search + location.hash)
  }

  async click(selector: string): Promise<void> {
    const element = (await this.run(findSeen, selector)) as Record<string, string> | null
    if (!element) throw new Error(`${selector} is not to be seen`)
    await this.connection('WebDriver:ElementClick', { id: Object.values(element)[0] })
  }

  async focus(selector: string): Promise<void> {
    await this.run((inPage) => document.querySelector<HTMLElement>(inPage)!.focus(), selector)
  }

  /** Presses keys, one after the other; `Shift` holds for the next one. */
  async press(...names: Key[]): Promise<void> {
    await this.strike(names.map((name) => keys[name]))
  }

  async type(text: string): Promise<void> {
    await this.strike(Array.from(text))
  }

  private async strike(values: string[]): Promise<void> {
    const actions = values.flatMap((value, index) => {
      if (value === keys.Shift) return [{ type: 'keyDown', value }]
      const stroke = [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]
      return values[index - 1] === keys.Shift ? [...stroke, { type: 'keyUp', value: keys.Shift }] : stroke
    })
    await this.connection('WebDriver:PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }

  async back(): Promise<void> {
    await this.connection('WebDriver:Back', {})
  }

  async resize(width: number): Promise<void> {
    await this.connection('WebDriver:SetWindowRect', { width, height: 900 })
    await this.sees(width, () => window.innerWidth)
  }
}
