import { expect, test } from 'vitest'
import { readText } from '../../lib/readText.ts'
import { apps } from '../apps.ts'
import { fillResult, measuredLines, resultText } from './docsPage.ts'
import { lines } from './lines.ts'

const pairs = [{ handWritten: 100, slipway: 120 }]

test('measured figures become lines in the order of the table, with all runs', () => {
  const runs = [{ 'gallery back': pairs, 'hello content': pairs, 'gallery push': pairs }, { 'hello content': pairs }]
  expect(measuredLines(runs).map(({ line, runs }) => [line.app, line.figure, runs.map((run) => run.length)])).toEqual([
    ['hello', 'content', [1, 1]],
    ['gallery', 'push', [1, 0]],
    ['gallery', 'back', [1, 0]],
  ])
})

test('lines with a goal have a table of their own', () => {
  const text = resultText(measuredLines([{ 'hello content': pairs, 'list frame': pairs }]), 'Idle.')
  const [conditions, goals, others] = text.split('\n\n')
  expect(conditions).toBe('Idle.')
  expect(goals).toMatch(/Goal[\s\S]*hello: content/)
  expect(others).toMatch(/list, fast scroll: worst frame/)
  expect(others).not.toContain('Goal')
})

test('the text between the marks is replaced, however often', () => {
  const page = 'Before\n\n<!-- bench -->\n<!-- /bench -->\n\nAfter\n'
  const once = fillResult(page, '| $& |')
  expect(once).toMatch(/^Before\n\n<!-- bench -->\n<!-- Written .* -->\n\n\| \$& \|\n\n<!-- \/bench -->\n\nAfter\n$/)
  expect(fillResult(once, '| $& |')).toBe(once)
  expect(() => fillResult('no marks', '')).toThrow('<!-- bench -->')
})

test('the page of docs has the marks', () => {
  expect(() => fillResult(readText('packages/slipway/docs/performance.md'), '')).not.toThrow()
})

test('each line belongs to an app, and has its own description', () => {
  expect(lines.filter(({ app }) => !(app in apps))).toEqual([])
  expect(new Set(lines.map(({ what }) => what)).size).toBe(lines.length)
})
