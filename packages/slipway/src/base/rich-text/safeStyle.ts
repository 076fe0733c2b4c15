/** Properties that change the look of text and boxes. None of them moves a box out of its position or loads a file. */
const properties = new RegExp(
  `^(?:${[
    'background|background-color|color|opacity|direction|display|float|clear|vertical-align|box-sizing|aspect-ratio|object-fit',
    'font|font-(?:family|size|style|variant|weight)|line-height|letter-spacing|word-(?:break|spacing|wrap)|overflow-wrap',
    'text-(?:align|decoration|decoration-(?:color|line|style)|indent|overflow|shadow|transform)|white-space|line-break',
    '(?:(?:min|max)-)?(?:width|height|inline-size|block-size)|(?:margin|padding)(?:-(?:top|right|bottom|left))?',
    '(?:margin|padding)-(?:inline|block)(?:-(?:start|end))?|border-(?:collapse|spacing|radius)|caption-side|table-layout',
    'border(?:-(?:top|right|bottom|left))?(?:-(?:color|style|width))?|list-style(?:-type)?|(?:row-|column-)?gap',
    'flex(?:-(?:basis|direction|flow|grow|shrink|wrap))?|align-(?:content|items|self)|justify-content|columns|column-count',
  ].join('|')})$`,
)

/** Colours, numbers, words and quoted names: no escapes, no comments, no files. */
const harmless = /^[\w\s#%.,()+*/'"\u0080-\uffff-]+$/
/** Longer values are rejected, because no sensible style needs them; the limit also keeps all these patterns fast. */
const maxLength = 200
const functions = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|calc|min|max|clamp|var)?$/

/**
 * The harmless declarations of a style, as `name: value; name: value`.
 *
 * `!important` is removed, so that a text cannot override the styles of the app.
 */
export function safeStyle(style: string): string | undefined {
  const safe: string[] = []
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':')
    const name = declaration.slice(0, colon).trim().toLowerCase()
    const value = declaration
      .slice(colon + 1)
      .replace(/!\s*important\s*$/i, '')
      .trim()
    if (colon > 0 && properties.test(name) && isHarmless(value)) safe.push(`${name}: ${value}`)
  }
  return safe.length > 0 ? safe.join('; ') : undefined
}

function isHarmless(value: string): boolean {
  if (value.length > maxLength || !harmless.test(value) || value.includes('/*') || !isClosed(value)) return false
  return [...value.toLowerCase().matchAll(/([\w-]*)\s*\(/g)].every(([, name = '']) => functions.test(name))
}

/** Whether all brackets and quotes are closed, so that the value cannot include the declarations after it. */
function isClosed(value: string): boolean {
  let depth = 0
  for (const bracket of value.match(/[()]/g) ?? []) {
    depth += bracket === '(' ? 1 : -1
    if (depth < 0) return false
  }
  return depth === 0 && /^(?:[^"']|"[^"]*"|'[^']*')*$/.test(value)
}
