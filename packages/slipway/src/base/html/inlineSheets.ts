/**
 * Moves the style sheets of a page into its HTML, so that the browser paints it without another request. The link remains, disabled:
 * a browser does not load it, and Vite's loader does not add the sheet again.
 *
 * @param read Returns the text of a file by the address in the link; `undefined` for a file outside the build.
 */
export function inlineSheets(html: string, read: (href: string) => string | undefined): string {
  return html.replace(/<link\b[^>]*\brel="stylesheet"[^>]*>/gi, (link) => {
    const text = read(/\bhref="([^"]*)"/i.exec(link)?.[1] ?? '')
    // An address relative to the style sheet would be relative to the page.
    if (text === undefined || /url\(\s*["']?(?!data:|[a-z][a-z\d+.-]*:|\/|#)/i.test(text) || text.includes('</style'))
      return link
    return `<style>${text.trim()}</style>${link.replace(/\s*\/?>$/, ' disabled />')}`
  })
}
