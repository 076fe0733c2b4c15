/**
 * Invisible characters that can disguise a file name: control characters, line separators, lone surrogates, and characters
 * without a glyph. The latter include the direction marks that display `a-fdp.exe` as `a-exe.pdf`. Joiners of Persian, Indic and
 * emoji names and variation selectors are kept.
 */
const invisible = /(?![\u200c\u200d]|\p{VS})[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{DI}\u2800\ufff9-\ufffb]/gu

/**
 * Removes misleading characters from a file name, and shortens runs of spaces, which would push its extension out of view. Every
 * name from a server or a user passes through this function before it is used.
 *
 * @returns `undefined` if only dots remain, because that is not a valid name.
 */
export function plainFileName(text: string): string | undefined {
  const name = text
    .replace(invisible, '')
    .replace(/\s{2,}/g, ' ')
    .trim()
  return /^\.*$/.test(name) ? undefined : name
}
