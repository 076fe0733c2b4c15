const characters: Readonly<Record<string, string>> = {
  nbsp: '\u00a0',
  ensp: '\u2002',
  emsp: '\u2003',
  lt: '<',
  gt: '>',
  amp: '&',
  apos: "'",
}

/**
 * Replaces `&nbsp; &lt; &gt; &amp; &apos; &ensp; &emsp;` by their characters, and keeps everything else.
 *
 * It makes one pass, so that `&amp;lt;` becomes `&lt;` and not `<`.
 */
export function decodeEntities(text: string): string {
  return text.replace(/&(nbsp|ensp|emsp|lt|gt|amp|apos);/g, (entity, name: string) => characters[name] ?? entity)
}
