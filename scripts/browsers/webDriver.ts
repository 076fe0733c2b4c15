import type { TestWindow } from './inPage.ts'

/** A session of the WebDriver protocol, with only the commands that tests need. */
export class WebDriver {
  readonly #session: string
  #ownWindow: Promise<string> | undefined
  /** The version of the browser, as the driver reports it. */
  readonly browserVersion: string

  private constructor(session: string, browserVersion: string) {
    this.#session = session
    this.browserVersion = browserVersion
  }

  /** Opens a browser through the driver that listens at an address. */
  static async open(driver: string, capabilities: object): Promise<WebDriver> {
    const body = { capabilities: { alwaysMatch: capabilities } }
    const { sessionId, capabilities: opened } = (await call('POST', `${driver}/session`, body)) as {
      sessionId: string
      capabilities: { browserVersion: string }
    }
    return new WebDriver(`${driver}/session/${sessionId}`, opened.browserVersion)
  }

  async goTo(url: string): Promise<void> {
    await this.#post('url', { url })
  }

  /** Closes the windows that the page has opened, and gives its own window the focus. */
  async returnToWindow(): Promise<void> {
    this.#ownWindow ??= this.#get('window') as Promise<string>
    const own = await this.#ownWindow
    for (const handle of (await this.#get('window/handles')) as string[]) {
      if (handle === own) continue
      await this.#post('window', { handle })
      await call('DELETE', `${this.#session}/window`)
    }
    await this.#post('window', { handle: own })
  }

  async resizeWindow(width: number, height: number): Promise<void> {
    await this.#post('window/rect', { x: 0, y: 0, width, height })
  }

  /** Calls a function with the window of the tests. The function is sent as text: it can use only its arguments and the page's globals. */
  async inTests<Args extends unknown[], Result>(
    work: (frame: TestWindow, ...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    const script = `return (${work})(document.querySelector('iframe[data-vitest]').contentWindow, ...arguments)`
    return (await this.#post('execute/sync', { script, args })) as Result
  }

  /** Performs mouse input. Coordinates are whole CSS pixels of the viewport. */
  async mouse(...actions: readonly MouseAction[]): Promise<void> {
    await this.#perform({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions })
  }

  async keys(actions: readonly KeyAction[]): Promise<void> {
    if (actions.length > 0) await this.#perform({ type: 'key', id: 'keyboard', actions })
  }

  async close(): Promise<void> {
    await call('DELETE', this.#session)
  }

  async #perform(source: object): Promise<void> {
    await this.#post('actions', { actions: [source] })
  }

  #get(path: string): Promise<unknown> {
    return call('GET', `${this.#session}/${path}`)
  }

  #post(path: string, body: object): Promise<unknown> {
    return call('POST', `${this.#session}/${path}`, body)
  }
}

export type MouseAction =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number; readonly duration: 0 }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: number }

export interface KeyAction {
  readonly type: 'keyDown' | 'keyUp'
  /** A single character. Keys without a character have one in Unicode's private use area. */
  readonly value: string
}

async function call(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: unknown }
  if (response.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`WebDriver: ${error}: ${message}`)
}
