import { expect, test } from 'vitest'
import { doubtfulNames } from './names.ts'
import { readScripts } from './readPassages.ts'

test.each<[string, string, string[]]>([
  ['an exported function', 'export function wayOf(url: string) {}', ['wayOf']],
  ['an exported constant', 'export const underWay = new Map()', ['underWay']],
  ['an exported type', 'export interface ProgressWay {', ['ProgressWay']],
  ['a parameter', 'function turn(index: number, way: -1 | 1) {}', ['way']],
  ['a prop', '  readonly isGone?: boolean', ['isGone']],
  ['a key', 'show({ askedSlopPx: 3 })', ['askedSlopPx']],
  ['two in a line', 'call({ way: 1, wishes: 2 })', ['way', 'wishes']],
  ['a part of another word', 'export const awayPx = 1, always: boolean', []],
  ['a name that is neither exported nor a parameter', 'const way = 1', []],
  ['a property that is only read', 'const isBack = move.way < 0', []],
  ['a conditional expression', 'const next = isBack ? way : other', []],
  ['a comment', ' * @param way: the way: a number', []],
  ['a text', "throw new Error('the way: closed')", []],
])('%s', (_, source, expected) => {
  expect(doubtfulNames('a.ts', source).map(({ name }) => name)).toEqual(expected)
})

test('a name is reported with its line and the words to use instead', () => {
  expect(doubtfulNames('a.ts', '\nexport const way = 1')).toEqual([
    { file: 'a.ts', line: 2, name: 'way', instead: 'direction, distance' },
  ])
})

test('the package has no such names', () => {
  const scripts = readScripts()
  expect(scripts.length).toBeGreaterThan(1000)
  expect(scripts.flatMap(({ file, source }) => doubtfulNames(file, source))).toEqual([])
})
