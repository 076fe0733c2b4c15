/** Ways to keep consecutive spaces: half an em wide, one em wide, or as wide as the font has them. */
export type KeptSpace = 'ensp' | 'emsp' | 'nbsp'

/** Replaces each space by a wider one that does not collapse; `nbsp` needs no replacing, as CSS keeps those. */
export function widenSpaces(text: string, space: KeptSpace | undefined): string {
  if (space === undefined || space === 'nbsp') return text
  return text.replaceAll(' ', space === 'ensp' ? '\u2002' : '\u2003')
}
