/**
 * Characters that a file name hides or is disguised by: control characters, line separators, lone surrogates, and letters that
 * are not drawn, among them the direction marks that show `a-fdp.exe` as `a-exe.pdf`. Kept are the joiners of
 * Persian, Indic and emoji names, and variation selectors.
 */
const invisible = /(?![\u200c\u200d]|\p{VS})[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{DI}\u2800\ufff9-\ufffb]/gu

/**
 * Removes misleading characters from a file name, and shortens runs of spaces, which push its ending out of view. Every name
 * that a server or a user gives passes through here before a file gets it.
 *
 * @returns `undefined` if nothing but dots is left, since that is not a name.
 */
export function plainFileName(text: string): string | undefined {
  const name = text
    .replace(invisible, '')
    .replace(/\s{2,}/g, ' ')
    .trim()
  return /^\.*$/.test(name) ? undefined : name
}
