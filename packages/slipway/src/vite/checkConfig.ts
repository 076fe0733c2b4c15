import type { ESTree } from 'vite'
import { appMistakes } from '../router/config/appMistakes.ts'
import type { AnyApp } from '../router/config/config.ts'
import { type AppSource, propertyName } from './appSource.ts'

/** A mistake in an app's config, found in its source. */
export interface ConfigMistake {
  /** The key, the mistake and the corrected form. */
  readonly message: string
  /** Position of the mistake, in characters from the beginning of the module. */
  readonly offset: number
}

/**
 * Finds the mistakes in the apps that a module declares, without running the module. Finds the same mistakes as `createApp`,
 * for values that the source contains as literals. `createApp` checks the other values at run time.
 */
export function configMistakes(source: AppSource): ConfigMistake[] {
  return source.configs.flatMap((config) => mistakesOf(readConfig(config, source), config.start))
}

/** An app's config, with the values that the source contains as literals. */
interface StaticConfig {
  readonly value: AnyApp
  /** Position of each value, by its key as `appMistakes` writes it: `pages['/order/:id'].navigationBar.type`. */
  readonly offsets: ReadonlyMap<string, number>
  /** Keys of the values that are known only at run time. */
  readonly unknown: readonly string[]
  /** Mistakes that `value` does not show, because a later property has replaced an earlier one. */
  readonly lost: readonly ConfigMistake[]
}

function mistakesOf({ value, offsets, unknown, lost }: StaticConfig, start: number): ConfigMistake[] {
  // Colours can be checked only in a browser.
  const known = appMistakes(value, () => true).filter((message) => !unknown.some((key) => isAbout(message, key)))
  const placed = known.map((message): ConfigMistake => {
    const keys = [...offsets.keys()].filter((key) => isAbout(message, key))
    const closest = keys.toSorted((a, b) => b.length - a.length)[0] ?? ''
    return { message, offset: offsets.get(closest) ?? start }
  })
  return [...placed, ...lost].toSorted((a, b) => a.offset - b.offset)
}

/** Whether a message begins with a key, or with a key inside it. */
const isAbout = (message: string, key: string) => message.startsWith(key) && /^[\s.[]/.test(message.slice(key.length))

function readConfig(config: ESTree.ObjectExpression, { plain, callee }: AppSource): StaticConfig {
  const offsets = new Map<string, number>()
  const unknown: string[] = []
  const lost: ConfigMistake[] = []

  function read(written: ESTree.Node | undefined, key: string): unknown {
    const node = written && plain(written)
    if (written && !offsets.has(key)) offsets.set(key, written.start)
    if (node?.type === 'Literal') return node.value
    if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked
    if (node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression') return () => {}
    if (node?.type === 'Identifier' && Object.hasOwn(globals, node.name)) return globals[node.name]
    if (node?.type === 'ObjectExpression') return readObject(node, key)
    if (node?.type === 'ArrayExpression' && !node.elements.some((item) => item?.type === 'SpreadElement')) {
      return readArray(node, key)
    }
    if (node?.type === 'CallExpression') {
      const name = callee(node)
      if (name === 'page' || name === 'tabBar') return read(node.arguments[0], key)
      if (name === 'optionalParam') return { optional: read(node.arguments[0], key) }
    }
    unknown.push(key)
    return undefined
  }

  function readObject({ properties }: ESTree.ObjectExpression, key: string): object {
    const values: Record<string, unknown> = {}
    for (const property of properties) {
      const name = property.type === 'Property' ? propertyName(property) : undefined
      if (property.type !== 'Property' || name === undefined) {
        unknown.push(key)
        continue
      }
      const own = key === 'pages' ? `pages['${name}']` : key ? `${key}.${name}` : name
      if (key === 'pages' && name in values) {
        const message = `${own} is written twice, and the second replaces the first. Remove one, or give it another path.`
        lost.push({ message, offset: property.start })
      }
      offsets.set(own, property.start)
      values[name] = read(property.value, own)
    }
    return values
  }

  function readArray({ elements }: ESTree.ArrayExpression, key: string): unknown[] {
    const values = elements.map((item, index) => read(item ?? undefined, `${key}[${index}]`))
    // Each tab is checked separately, any other list as a whole.
    if (key !== 'tabBar.items' && values.includes(undefined)) unknown.push(key)
    return values.map((value) => value ?? {})
  }

  const value = readObject(config, '') as AnyApp
  // The root, a tab, a sub-package or an `under` can name a page that is known only at run time.
  if (unknown.includes('pages')) unknown.push('root', 'tabBar.items', 'subPackages')
  // An object that is spread into the config may contain any of its keys.
  if (unknown.includes('')) unknown.push('pages', 'root', 'tabBar', 'subPackages', 'history')
  return { value, offsets, unknown, lost }
}

const globals: Readonly<Record<string, unknown>> = { String, Number, Boolean, undefined }
