/** Finds what a page's path has that paths cannot have, each with the corrected form. */
export function mistakesInPath(key: string, path: string): string[] {
  if (!path.startsWith('/')) return [`${key} must begin with a slash. Write '/${path}'.`]
  const [plain = ''] = path.split(/[?#](?!$|\/)/, 1)
  if (plain !== path) {
    return [
      `${key} has more than a path. Write '${plain}', and what may follow it in params: { from: optionalParam(String) }.`,
    ]
  }
  const resolved = resolvedPath(path)
  if (resolved !== path) {
    return [
      `${key} has a part that browsers do not keep in an address: nothing, '.', '..' or '\\'. Write '${resolved}'.`,
    ]
  }
  const segments = path.split('/').slice(1)
  const wrong = segments.map((segment) => mistakeInSegment(key, segment)).find((mistake) => mistake !== undefined)
  if (wrong !== undefined) return [wrong]
  const names = segments.filter((segment) => segment.startsWith(':'))
  const twice = names.find((name, index) => names.indexOf(name) < index)
  return twice === undefined ? [] : [`${key} has ${twice} twice. Give each its own name: ${twice} and ${twice}2.`]
}

/** A path without empty parts, dots and backslashes. A slash at the end stays. */
function resolvedPath(path: string): string {
  const parts = path.split(/[/\\]/).filter((part) => !/^\.{0,2}$/.test(part))
  return `/${parts.join('/')}${parts.length > 0 && /[/\\]$/.test(path) ? '/' : ''}`
}

/** Other routers write these; here they would stand for themselves, and match no address that is meant. */
function mistakeInSegment(key: string, segment: string): string | undefined {
  if (/[*]/.test(segment)) {
    return `${key} has a *, which stands for nothing else here. Write ':name' for any one part; other addresses lead to the not-found page.`
  }
  const bracketed = /^[[{](.+)[\]}]$/.exec(segment)?.[1]
  if (bracketed) return `${key} has '${segment}', which is no parameter. Write ':${bracketed.replace(/\W/g, '')}'.`
  if (segment.startsWith(':') && segment.endsWith('?')) {
    return `${key} has '${segment}', but no part of a path can be left out. Write '${segment.slice(0, -1)}' and a page for the path without it, or an optionalParam(…) parameter, which stands in the query.`
  }
  const isName = /^:[\p{L}_$][\p{L}\p{N}_$-]*$/u.test(segment)
  if (!segment.includes(':') || isName) return undefined
  return `${key} has '${segment}', which is no parameter. Write a colon and a name, and nothing else between two slashes: ':id'.`
}
