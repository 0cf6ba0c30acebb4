/**
 * W3C WebDriver's commands by the names that Firefox has for them, with the method and path that a driver knows them
 * by.
 */
const commands = {
  'WebDriver:NewSession': ['POST', ''],
  'WebDriver:DeleteSession': ['DELETE', ''],
  'WebDriver:Navigate': ['POST', '/url'],
  'WebDriver:Back': ['POST', '/back'],
  'WebDriver:ExecuteScript': ['POST', '/execute/sync'],
  'WebDriver:ElementClick': ['POST', '/element/{id}/click'],
  'WebDriver:PerformActions': ['POST', '/actions'],
  'WebDriver:SetWindowRect': ['POST', '/window/rect'],
} as const

type Command = keyof typeof commands

/** Gives a browser a command and returns its answer; throws what the browser says is wrong. */
export type Connection = (command: Command, parameters: Record<string, unknown>) => Promise<unknown>

/** Speaks to a driver (chromedriver, WebKitWebDriver) that listens to HTTP on a port of this machine. */
export function overHttp(port: number): Connection {
  let session = ''
  return async (command, parameters) => {
    const [method, path] = commands[command]
    const answer = await fetch(
      `http://127.0.0.1:${port}/session${session}${path.replace('{id}', String(parameters.id))}`,
      method === 'POST' ? { method, body: JSON.stringify(parameters) } : { method },
    )
    const { value } = (await answer.json()) as {
      value: { error?: string; message?: string; sessionId?: string } | null
    }
    if (!answer.ok) throw new Error(`${command}: ${value?.error}: ${value?.message}`)
    if (command === 'WebDriver:NewSession') session = `/${value!.sessionId}`
    return value
  }
}
