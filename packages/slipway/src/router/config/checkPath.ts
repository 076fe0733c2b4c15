/** Finds the first part of a page's path that paths cannot have. Returns the mistake with the corrected form, in a list. */
export function mistakesInPath(key: string, path: string): string[] {
  if (!path.startsWith('/')) return [`${key} must begin with a slash. Write '/${path}'.`]
  const [plain = ''] = path.split(/[?#](?!$|\/)/, 1)
  if (plain !== path) {
    return [
      `${key} has more than a path. Write '${plain}', and put the keys of the query into params: { from: optionalParam(String) }.`,
    ]
  }
  const resolved = resolvedPath(path)
  if (resolved !== path) {
    return [
      `${key} has a part that browsers remove from an address: an empty part, '.', '..' or '\\'. Write '${resolved}'.`,
    ]
  }
  const segments = path.split('/').slice(1)
  const wrong = segments.map((segment) => mistakeInSegment(key, segment)).find((mistake) => mistake !== undefined)
  if (wrong !== undefined) return [wrong]
  const names = segments.filter((segment) => segment.startsWith(':'))
  const twice = names.find((name, index) => names.indexOf(name) < index)
  return twice === undefined ? [] : [`${key} has ${twice} twice. Give each its own name: ${twice} and ${twice}2.`]
}

/** Removes empty parts, dots and backslashes from a path. Keeps a slash at the end. */
function resolvedPath(path: string): string {
  const parts = path.split(/[/\\]/).filter((part) => !/^\.{0,2}$/.test(part))
  return `/${parts.join('/')}${parts.length > 0 && /[/\\]$/.test(path) ? '/' : ''}`
}

/** Finds syntax of other routers, which is not supported: such a segment would match only its own text. */
function mistakeInSegment(key: string, segment: string): string | undefined {
  if (/[*]/.test(segment)) {
    return `${key} has a *, but paths have no wildcards. Write ':name' for any one part; other addresses lead to the not-found page.`
  }
  const bracketed = /^[[{](.+)[\]}]$/.exec(segment)?.[1]
  if (bracketed) return `${key} has '${segment}', which is not a parameter. Write ':${bracketed.replace(/\W/g, '')}'.`
  if (segment.startsWith(':') && segment.endsWith('?')) {
    return `${key} has '${segment}', but no part of a path can be left out. Write '${segment.slice(0, -1)}' and a page for the path without it, or an optionalParam(…) parameter, which is part of the query.`
  }
  const isName = /^:[\p{L}_$][\p{L}\p{N}_$-]*$/u.test(segment)
  if (!segment.includes(':') || isName) return undefined
  return `${key} has '${segment}', which is not a parameter. Write a colon and a name, and nothing else between two slashes: ':id'.`
}
