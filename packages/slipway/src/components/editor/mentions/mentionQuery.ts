/** A mention that the user is typing. */
export interface MentionQuery {
  /** Number of characters before the caret that the mention replaces, with its sign. */
  readonly length: number
  readonly text: string
}

/** Longest text of a query; names may have spaces, so that a query ends only there or with the line. */
const maxLength = 40

/** Finds the sign of a mention in the text before the caret: at the start of the line, or after a space or a bracket. */
export function mentionQuery(before: string, sign: string): MentionQuery | undefined {
  const at = before.lastIndexOf(sign)
  const text = before.slice(at + sign.length)
  if (at < 0 || text.length > maxLength || /[\n\u{fffc}]|^\s/u.test(text)) return undefined
  return at === 0 || /[\s([{"'\u{fffc}]/u.test(before.charAt(at - 1)) ? { length: before.length - at, text } : undefined
}
