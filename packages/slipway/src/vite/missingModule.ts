/**
 * Generates a module that logs an error and throws it, for the request of a module whose file does not exist. Vite responds with the app's HTML page,
 * which the browser cannot import: the app would report a lost connection.
 *
 * @param address Path and query of the request.
 * @param accept The request's header `Accept`; only the address of a document accepts HTML explicitly.
 * @returns `undefined` if the address is not that of a module.
 */
export function missingModule(address: string, accept: string | undefined, base: string): string | undefined {
  const path = address.split('?', 1)[0] ?? ''
  if (!/\.[cm]?[jt]sx?$/.test(path) || accept?.includes('text/html')) return undefined
  const file = decodeURI(path.startsWith(base) ? path.slice(base.length) : path)
  const message = JSON.stringify(`slipway: the file ${file} does not exist. Restore it, or remove its import.`)
  // The app shows the error if the page is open. If it is opened by a link, only the console has the reason.
  return `console.error(${message})\nthrow new Error(${message})\n`
}
