/**
 * Replaces the `style` attributes of elements, which a content security policy without `'unsafe-inline'` blocks. The text becomes the
 * attribute `data-sw-style`, from which the app sets the styles when it starts.
 *
 * @param html Elements as React writes them: quotes and angle brackets within attributes are escaped.
 * @returns The elements, and the texts of the attributes.
 */
export function replaceStyles(html: string): { readonly html: string; readonly styles: ReadonlySet<string> } {
  const styles = new Set<string>()
  const replaced = html.replace(/<[a-z][^<>]*>/gi, (tag) =>
    tag.replace(/ style="([^"]*)"/i, (_, text: string) => {
      styles.add(unescapeHtml(text))
      return ` data-sw-style="${text}"`
    }),
  )
  return { html: replaced, styles }
}

/** The rules of such texts, until the app has started. They override style sheets, as `style` attributes do. */
export function rulesOf(styles: Iterable<string>): string {
  return [...styles]
    .map((text) => {
      const declarations = declarationsIn(text).map((each) => `${each}!important`)
      return `[data-sw-style="${text.replace(/["\\]/g, '\\$&').replace(/\n/g, '\\a ')}"]{${declarations.join(';')}}`
    })
    .join('\n')
}

/** Splits a text at semicolons outside of quotes and parentheses, such as those of an address. */
function declarationsIn(text: string): string[] {
  const parts = text.match(/(?:[^;"'(]|"[^"]*"|'[^']*'|\((?:[^()"']|"[^"]*"|'[^']*'|\([^()]*\))*\))+/g) ?? []
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

const unescapeHtml = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => entities[name] ?? '')
