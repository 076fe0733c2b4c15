/** Ways to keep consecutive spaces: half an em wide, one em wide, or as wide as in the font. */
export type KeptSpace = 'ensp' | 'emsp' | 'nbsp'

/** Replaces each space by a wider space that does not collapse. Texts with `nbsp` are unchanged, because CSS keeps their spaces. */
export function widenSpaces(text: string, space: KeptSpace | undefined): string {
  if (space === undefined || space === 'nbsp') return text
  return text.replaceAll(' ', space === 'ensp' ? '\u2002' : '\u2003')
}
