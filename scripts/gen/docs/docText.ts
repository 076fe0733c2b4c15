import { ts } from '../../lib/typescript.ts'

/**
 * The text of a doc comment as Markdown. Links become code, and a `Source:` paragraph at the end is removed, because it is
 * meant only for contributors.
 */
export function docText(parts: readonly ts.SymbolDisplayPart[] | undefined): string {
  return ts
    .displayPartsToString(parts ? [...parts] : undefined)
    .replaceAll(/\{@link(?:code|plain)? ([^}|\s]+)[^}]*\}/g, '`$1`')
    .replace(/(?:^|\n)Source: [\s\S]*$/, '')
    .trim()
}

/** The names listed in all tags with this name, such as `@needs Navigator.share, Navigator.canShare`; `undefined` without such a tag. */
export function tagNames(tags: readonly ts.JSDocTagInfo[], name: string): string[] | undefined {
  const names = tagTexts(tags, name).flatMap((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
  return names.length > 0 ? names : undefined
}

/** The texts of all tags with this name. */
export function tagTexts(tags: readonly ts.JSDocTagInfo[], name: string): string[] {
  return tags.filter((tag) => tag.name === name).map((tag) => docText(tag.text))
}
