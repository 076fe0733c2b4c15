import { highlight } from 'sugar-high'
import { lang } from 'sugar-high/lang'

/** Types of tokens with a colour; the others are plain text. */
const colored = new Set(['keyword', 'string', 'comment', 'class', 'entity', 'property'])

/**
 * Converts code to highlighted HTML: `<span class="code-keyword">const</span>`.
 *
 * @param language Language of the Markdown fence or the file: `ts`, `tsx`, `css`, `html`, `sh`, `json`; code in other languages
 * stays plain.
 */
export function highlightCode(code: string, language: string): string {
  const name = lang(language)
  if (!name) return escapeHtml(code)
  const lines: string[] = []
  // The library's own HTML has a span for each space and sign; this output is a tenth of its size.
  const markLine = ({ tokens }: Line) => {
    lines.push(joinAlike(tokens).map(tokenHtml).join(''))
  }
  highlight(code, { lang: name, markLine })
  return lines.join('\n')
}

/** Escapes a text for use between tags and in attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

interface Token {
  readonly type: string
  readonly value: string
}

interface Line {
  readonly tokens: readonly Token[]
}

function joinAlike(tokens: readonly Token[]): readonly Token[] {
  const joined: Token[] = []
  for (const { type, value } of tokens) {
    const last = joined.at(-1)
    const kind = colored.has(type) ? type : 'plain'
    if (last?.type === kind) joined[joined.length - 1] = { type: kind, value: last.value + value }
    else joined.push({ type: kind, value })
  }
  return joined
}

function tokenHtml({ type, value }: Token): string {
  const text = escapeHtml(value)
  return type === 'plain' || !text ? text : `<span class="code-${type}">${text}</span>`
}
