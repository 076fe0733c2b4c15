import { closest, isTable, show } from './messageParts.ts'
import { parsePattern } from './path.ts'
import { isStandardSchema } from './standardSchema.ts'

/** The parts of a page that a mistake in `under` depends on. They may have any value in an app without types. */
interface Declared {
  readonly under?: unknown
  readonly params?: unknown
}

/** Finds the mistakes in a page's `under`. */
export function mistakesInParent(path: string, pages: object): string[] {
  const key = `pages['${path}']`
  const parent = at(pages, path).under
  if (parent === undefined) return []
  if (typeof parent !== 'string' || !Object.hasOwn(pages, parent)) {
    return [`${key}.under names ${show(parent)}, which is not a page. ${closest(parent, Object.keys(pages))}`]
  }
  const circle = circleOf(path, pages)
  if (circle) {
    return [
      `${key}.under leads back to the page itself: ${circle.map(show).join(' under ')}. Remove under from one of these pages.`,
    ]
  }
  const { params } = at(pages, path)
  if (isStandardSchema(params)) return []
  const names = [...parsePattern(path).names, ...requiredNames(params)]
  const needed = at(pages, parent).params
  const missing = [...parsePattern(parent).names, ...requiredNames(needed)].find((name) => !names.includes(name))
  if (missing === undefined) return []
  const token: unknown = isTable(needed) ? Reflect.get(needed, missing) : String
  return [
    `${key}.params has no ${show(missing)}, but its parent ${show(parent)} needs it. Write params: { ${missing}: ${show(token ?? String)} }, or name another page in under.`,
  ]
}

/** The path of a page and the paths of its parents, if they lead back to this page. A page that names itself has no parent. */
function circleOf(path: string, pages: object): string[] | undefined {
  const paths = [path]
  for (let next = at(pages, path).under; typeof next === 'string' && next !== path; next = at(pages, next).under) {
    if (paths.includes(next)) return undefined
    paths.push(next)
  }
  const last = at(pages, paths.at(-1) ?? '').under
  return paths.length > 1 && last === path ? [...paths, path] : undefined
}

/** The names in a table of parameters without those that are optional, and without values that cannot be known. */
function requiredNames(params: unknown): string[] {
  if (!isTable(params) || isStandardSchema(params)) return []
  return Object.entries(params).flatMap(([name, token]) =>
    token === undefined || (isTable(token) && 'optional' in token) ? [] : [name],
  )
}

function at(pages: object, path: string): Declared {
  const page: unknown = Reflect.get(pages, path)
  return isTable(page) ? page : {}
}
