import { ts } from '../../lib/typescript.ts'

/**
 * The text of a doc comment as Markdown: links become code, and a last `Source:` line, which is for those who work on
 * the source, goes.
 */
export function docText(parts: readonly ts.SymbolDisplayPart[] | undefined): string {
  return ts
    .displayPartsToString(parts ? [...parts] : undefined)
    .replaceAll(/\{@link(?:code|plain)? ([^}|\s]+)[^}]*\}/g, '`$1`')
    .replace(/(?:^|\n)Source: [\s\S]*$/, '')
    .trim()
}

/** The names that all tags of a name list, such as `@needs Navigator.share, Navigator.canShare`; none as `undefined`. */
export function tagNames(tags: readonly ts.JSDocTagInfo[], name: string): string[] | undefined {
  const names = tagTexts(tags, name).flatMap((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
  return names.length > 0 ? names : undefined
}

/** The texts of all tags of a name. */
export function tagTexts(tags: readonly ts.JSDocTagInfo[], name: string): string[] {
  return tags.filter((tag) => tag.name === name).map((tag) => docText(tag.text))
}
