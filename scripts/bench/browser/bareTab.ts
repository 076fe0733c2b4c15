import type { DevToolsSocket } from './devToolsSocket.ts'

/** A tab with the touch screen and the viewport of a phone, without the protocol's instrumentation. */
export interface BareTab {
  goTo(address: string): Promise<void>
  /** Runs a function in the page and resolves with its result, a JSON value. */
  evaluate<Answer>(work: () => Answer | Promise<Answer>): Promise<Answer>
  evaluate<Answer, Value>(work: (value: Value) => Answer | Promise<Answer>, value: Value): Promise<Answer>
  /** Divides the speed of the processor. About 4 is a phone, 1 is full speed. */
  slowDown(times: number): Promise<void>
  /** Taps the middle of the element by real touch input. */
  tap(selector: string): Promise<void>
  /** Sends a command of the DevTools protocol. */
  send: DevToolsSocket['send']
  /** Calls a function with the parameters of each event of a kind in this tab. Returns a function that ends this. */
  on(method: string, call: (params: Readonly<Record<string, unknown>>) => void): () => void
  close(): Promise<void>
}

const size = { width: 390, height: 844 }

/** Duration of a short tap. Apps use this time to load code. */
const tapMs = 60

/** Opens a tab in a new context. The script runs in each page before the page's own scripts. */
export async function openTab({ send, on }: DevToolsSocket, script: () => void): Promise<BareTab> {
  const { browserContextId } = await send('Target.createBrowserContext')
  const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId, ...size })
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
  const ask = (method: string, params?: object) => send(method, params, `${sessionId}`)
  await ask('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile: false })
  await ask('Emulation.setTouchEmulationEnabled', { enabled: true })
  await ask('Page.enable')
  await ask('Page.addScriptToEvaluateOnNewDocument', { source: `(${script})()` })

  async function evaluate(work: (value?: never) => unknown, value?: unknown) {
    const expression = `(${work})(${value === undefined ? '' : JSON.stringify(value)})`
    const answer = await ask('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
    const { result, exceptionDetails } = answer as unknown as Evaluated
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value as never
  }

  return {
    evaluate,
    send: ask,
    on: (method, call) => on(method, (params, from) => from === sessionId && call(params)),
    goTo: async (url) => void (await ask('Page.navigate', { url })),
    slowDown: async (rate) => void (await ask('Emulation.setCPUThrottlingRate', { rate })),
    async tap(selector) {
      const point = await (evaluate as BareTab['evaluate'])(middleOf, selector)
      await ask('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
      await new Promise((resolve) => setTimeout(resolve, tapMs))
      await ask('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    },
    close: async () => void (await send('Target.disposeBrowserContext', { browserContextId })),
  }
}

/** Runs in the page. */
function middleOf(selector: string): { x: number; y: number } {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`no element matches ${selector}`)
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

interface Evaluated {
  readonly result: { readonly value?: unknown }
  readonly exceptionDetails?: { readonly text: string; readonly exception?: { readonly description?: string } }
}
