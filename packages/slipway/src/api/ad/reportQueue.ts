import type { AdHost } from './host.ts'

/** Delays in milliseconds before a report is sent again. Then it is dropped. */
const retriesMs = [1_000, 5_000, 25_000]

/** Sends reports. A report that fails is sent again; when the document is closed, waiting reports are handed to the browser. */
export function createReportQueue(url: string, host: AdHost): (body: string) => void {
  const waiting = new Set<string>()
  let isListening = false
  const send = async (body: string, tries = 0) => {
    if (await host.post(url, body)) return
    const delayMs = retriesMs[tries]
    if (delayMs === undefined) return
    waiting.add(body)
    if (!isListening) {
      isListening = true
      host.onHide(() => {
        for (const left of waiting) host.beacon(url, left)
        waiting.clear()
      })
    }
    setTimeout(() => {
      // The browser has got it meanwhile.
      if (waiting.delete(body)) void send(body, tries + 1)
    }, delayMs)
  }
  return (body) => void send(body)
}
