/** A comment, or a paragraph of a Markdown page. */
export interface Passage {
  /** Path from the repository's folder. */
  readonly file: string
  /** The passage's first line, counted from 1. */
  readonly line: number
  readonly kind: 'comment' | 'paragraph'
  /** The prose: without code, quoted text, tags and marks. */
  readonly text: string
}

/** Returns the comments of a script or style sheet. A run of `//` lines is one comment; examples in them are left out. */
export function commentsIn(file: string, source: string): Passage[] {
  const passages: Passage[] = []
  let open: { line: number; lines: string[]; isBlock: boolean } | undefined
  const close = () => {
    const text = open && prose(withoutExamples(open.lines))
    if (open && text) passages.push({ file, line: open.line, kind: 'comment', text })
    open = undefined
  }
  for (const [index, raw] of source.split('\n').entries()) {
    const line = raw.trim()
    if (open?.isBlock) {
      open.lines.push(line.replace(/\*\/.*$/, '').replace(/^\*\s?/, ''))
      if (line.includes('*/')) close()
      continue
    }
    const block = /^\{?\/\*+\s?(.*)$/.exec(line)?.[1]
    if (block !== undefined) {
      close()
      open = { line: index + 1, lines: [block.replace(/\*\/.*$/, '')], isBlock: true }
      if (line.includes('*/')) close()
      continue
    }
    const whole = /^\/\/\s?(.*)$/.exec(line)?.[1]
    if (whole !== undefined) {
      open ??= { line: index + 1, lines: [], isBlock: false }
      open.lines.push(whole)
      continue
    }
    close()
    const behindCode = /^[^'"`]*[;,{}()\w]\s\/\/\s(.*)$/.exec(line)?.[1]
    if (behindCode !== undefined) {
      open = { line: index + 1, lines: [behindCode], isBlock: false }
      close()
    }
  }
  close()
  return passages
}

/** Returns the paragraphs of a Markdown page; list items and headings are paragraphs, tables and code are left out. */
export function paragraphsIn(file: string, source: string): Passage[] {
  const passages: Passage[] = []
  let open: { line: number; lines: string[] } | undefined
  let isCode = false
  let isFrontMatter = source.startsWith('---\n')
  const close = () => {
    const text = open && prose(open.lines)
    if (open && text) passages.push({ file, line: open.line, kind: 'paragraph', text })
    open = undefined
  }
  for (const [index, raw] of source.split('\n').entries()) {
    const line = raw.trim()
    if (isFrontMatter) {
      isFrontMatter = index === 0 || line !== '---'
      continue
    }
    const isFence = line.startsWith('```')
    if (isFence) isCode = !isCode
    const isProse = !isFence && !isCode && line !== '' && !line.startsWith('|') && !line.startsWith('<')
    if (!isProse || /^(#|[-*] |\d+\. )/.test(line)) close()
    if (!isProse) continue
    open ??= { line: index + 1, lines: [] }
    open.lines.push(line.replace(/^(#+|[-*>]|\d+\.)\s+/, ''))
  }
  close()
  return passages
}

function withoutExamples(lines: readonly string[]): string[] {
  let isExample = false
  return lines.filter((line) => {
    if (/^@\w/.test(line)) isExample = line.startsWith('@example')
    return !isExample
  })
}

/** Removes code, quoted texts, addresses, tags and marks. Code becomes a noun, so that the sentence keeps its first word. */
function prose(lines: readonly string[]): string {
  return lines
    .map((line) =>
      line.replace(/^biome-ignore [\w/]+:/, '').replace(/^@(param|throws|returns|default)\s+(\{[^}]*\}\s*)?/, ''),
    )
    .join(' ')
    .replace(/`[^`]*`/g, 'Code')
    .replace(/"[^"]*"|“[^”]*”|(?<=^|[\s(])'[^']*'(?=$|[\s).,:;])/g, 'Text')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/https?:\S+/g, '')
    .replace(/[*_[\]]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
