import { createHash } from 'node:crypto'

/** Sources that a Content-Security-Policy header needs for the inline tags of HTML pages, such as `'sha256-…'`. */
export interface InlineHashes {
  readonly 'script-src': readonly string[]
  readonly 'style-src': readonly string[]
}

/** Computes the hashes of all inline scripts and style sheets in HTML pages, each hash once. */
export function inlineHashes(pages: readonly string[]): InlineHashes {
  const tags = pages.flatMap(inlineTags)
  const hashesOf = (name: string) => [...new Set(tags.filter((tag) => tag.name === name).map(({ text }) => hash(text)))]
  return { 'script-src': hashesOf('script'), 'style-src': hashesOf('style') }
}

interface InlineTag {
  readonly name: string
  readonly text: string
}

/** Comments, and elements whose content is text. The first match wins, so a tag within another's text does not count. */
const textElements =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|title|textarea)(?=[\s/>])((?:"[^"]*"|'[^']*'|[^"'>])*)>([\s\S]*?)<\/\1(?=[\s/>])/gi

function inlineTags(html: string): InlineTag[] {
  return [...html.matchAll(textElements)].flatMap(([, tag = '', attributes = '', text = '']) => {
    const name = tag.toLowerCase()
    const applies = name === 'style' || (name === 'script' && isInlineScript(attributesIn(attributes)))
    return applies && text !== '' ? [{ name, text }] : []
  })
}

/** A policy does not apply to data, such as `application/ld+json`. */
const scriptTypes = /^$|^(module|importmap|speculationrules)$|(java|ecma|j|live)script/i

function isInlineScript(attributes: ReadonlyMap<string, string>): boolean {
  return !attributes.has('src') && scriptTypes.test(attributes.get('type')?.trim() ?? '')
}

function attributesIn(text: string): Map<string, string> {
  const found = text.matchAll(/([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g)
  return new Map([...found].map(([, name = '', ...values]) => [name.toLowerCase(), values.find(Boolean) ?? '']))
}

/** Browsers read CRLF as LF before they compute the hash. */
function hash(text: string): string {
  const read = text.replace(/\r\n?/g, '\n')
  return `'sha256-${createHash('sha256').update(read).digest('base64')}'`
}
