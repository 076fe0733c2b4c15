import { expect, test } from 'vitest'
import { findFiles } from '../scripts/lib/findFiles.ts'
import { readText } from '../scripts/lib/readText.ts'
import { packageFolder } from '../scripts/lib/root.ts'

const page = 'decisions/0031-module-level-state.md'

/** Exported values that other modules can change: stores, emitters, collections, and objects that are empty at first. */
const changeable = /^export const (\w+)(?:: .*)? = (?:create(?:Store|Emitter)\b|new (?:Weak)?(?:Map|Set)\b|\{\}$)/gm

/** The changeable exports of a module, each as `name in path`. */
function stateOf(path: string, text: string): string[] {
  return [...text.matchAll(changeable)].map(([, name]) => `${name} in ${path}`)
}

/** The values that the page lists, each as `name in path`. */
function listedIn(text: string): string[] {
  return [...text.matchAll(/^\| (.*) in `([^`]+)` \|/gm)].flatMap(([, names = '', path]) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name]) => `${name} in ${path}`),
  )
}

test('decision 31 lists each value of a module that other modules set', () => {
  const paths = findFiles(['src/**/*.{ts,tsx}'], packageFolder).filter(
    (path) => !/\.test\.|\/testing\/|\/demo\./.test(path),
  )
  const found = paths.flatMap((path) => stateOf(path.replace('src/', ''), readText(`packages/slipway/${path}`)))
  expect(found.length).toBeGreaterThan(15)
  expect(listedIn(readText(page)).sort()).toEqual(found.sort())
})

test('finds stores, emitters, collections and empty objects that are exported, and no private ones', () => {
  const text = [
    'export const store: Store<number> = createStore<number>(1)',
    'export const events = createEmitter<{ readonly tap: undefined }>()',
    'export const known = new WeakMap<object, number>()',
    'export const hook: { current?: () => void } = {}',
    'export const limits = { min: 1 }',
    'const own = new Map<string, number>()',
  ].join('\n')
  expect(stateOf('a.ts', text)).toEqual(['store in a.ts', 'events in a.ts', 'known in a.ts', 'hook in a.ts'])
  expect(listedIn('| `a`, `b` in `c.ts` | x | y |\n| the provider in `d.ts` | x | y |')).toEqual([
    'a in c.ts',
    'b in c.ts',
  ])
})
