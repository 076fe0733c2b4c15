/** The content of an app for narrow screens, and for wider ones in which further windows are docked. */
export interface HtmlByWidth {
  readonly html: string
  /** Each from its width in pixels on. */
  readonly wider: readonly { readonly minWidthPx: number; readonly html: string }[]
}

/**
 * Writes the content of an app for each width of the screen. Style sheets alone choose among them, and the app continues with the one that
 * is shown.
 */
export function contentOf({ html, wider }: HtmlByWidth): string {
  if (wider.length === 0) return html
  const all = [{ minWidthPx: 0, html }, ...wider]
  return all.map((each) => `<div data-sw-width="${each.minWidthPx}">${each.html}</div>`).join('')
}

/** The rules that show one content. */
export function widthRules(wider: HtmlByWidth['wider']): string {
  if (wider.length === 0) return ''
  const show = (widthPx: number) => `[data-sw-width]{display:none}[data-sw-width="${widthPx}"]{display:contents}`
  return [show(0), ...wider.map(({ minWidthPx }) => `@media (min-width:${minWidthPx}px){${show(minWidthPx)}}`)].join(
    '\n',
  )
}
