/**
 * The HTML of a page for a frame. The test outside runs code in it by a message, because the page has another origin.
 *
 * @param title Title of the page.
 * @param bridge Address of the module `slipway/web-view-bridge`; `null` for a page without the bridge.
 * @param origins The origins that the bridge accepts, separated by commas.
 */
export function framePage(title: string, bridge: string | null, origins: string): string {
  const connect = `
    import { createWebViewBridge } from ${JSON.stringify(bridge)}
    window.bridge = createWebViewBridge({ origins: ${JSON.stringify(origins.split(','))}, timeout: 60_000 })`
  return `<!doctype html>
<html lang="en">
<title>${title}</title>
<body style="font: 17px/1.4 sans-serif; margin: 16px">
<h1 style="font-size: 22px">${title}</h1>
<script>
  addEventListener('message', async ({ data, source }) => {
    if (!data || typeof data.run !== 'string') return
    let answer
    try {
      answer = { value: await new Function('return (async () => {' + data.run + '})()')() }
    } catch (error) {
      answer = { error: String(error), code: error.code }
    }
    source.postMessage({ ran: data.id, ...answer }, '*')
  })
</script>
${bridge === null ? '' : `<script type="module">${connect}</script>`}
`
}
