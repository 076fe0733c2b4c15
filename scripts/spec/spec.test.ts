import { expect, test } from 'vitest'
import { readText } from '../lib/readText.ts'
import type { TestResult } from '../lib/testReports.ts'
import { conformance, mentionsIn, unknownMentions } from './conformance.ts'
import { parseRows } from './rows.ts'

const rows = [
  { id: 'S5.9', text: 'slider' },
  { id: 'S9.26', text: 'defaults' },
]
const file = 'a.test.ts'
const result = (title: string, status: TestResult['status'], where = file): TestResult => ({
  file: where,
  title,
  status,
})
const states = (mentions: Parameters<typeof conformance>[1], results: TestResult[]) =>
  conformance(rows, mentions, results).map(({ state }) => state)

test("all rows of the repository's specification are read", () => {
  const ids = parseRows(readText('spec/rows.md')).map(({ id }) => id)
  const sections = { S2: 11, S3: 1, S4: 7, S5: 19, S6: 3, S7: 7, S8: 15, S9: 31 }
  const expected = Object.entries(sections).flatMap(([name, count]) =>
    Array.from({ length: count }, (_, index) => `${name}.${index + 1}`),
  )
  expect([...ids].sort()).toEqual(expected.sort())
})

test('rows are read from tables, and a duplicate id is an error', () => {
  expect(parseRows('| id | row |\n|---|---|\n| S5.9 | slider | settled |\n')).toEqual([{ id: 'S5.9', text: 'slider' }])
  expect(() => parseRows('| S5.9 | a |\n| S5.9 | b |\n')).toThrow('two rows S5.9')
})

test('a title may contain several ids', () => {
  expect(mentionsIn(file, "\ntest('[S5.9] [S9.26] clamps', () => {})")).toEqual([
    { id: 'S5.9', file, line: 2 },
    { id: 'S9.26', file, line: 2 },
  ])
})

test('a row is proven if every test that names it has passed', () => {
  const mentions = mentionsIn(file, '[S5.9]')
  expect(states(mentions, [result('[S5.9] clamps', 'passed')])).toEqual(['proven', 'open'])
  expect(states(mentions, [result('[S5.9] clamps', 'passed'), result('[S5.9] snaps', 'failed')])).toEqual([
    'failing',
    'open',
  ])
})

test('a row without tests is open, and a row whose tests have no results is not run', () => {
  expect(states([], [])).toEqual(['open', 'open'])
  expect(states(mentionsIn(file, '[S5.9]'), [])).toEqual(['not run', 'open'])
  expect(states(mentionsIn(file, '[S5.9]'), [result('[S5.9] clamps', 'skipped')])).toEqual(['not run', 'open'])
  const [standing] = conformance(
    rows,
    [...mentionsIn(file, '[S5.9]'), ...mentionsIn('b.test.ts', '[S5.9]')],
    [result('[S5.9] clamps', 'passed')],
  )
  expect(standing).toMatchObject({ state: 'not run', notRun: ['b.test.ts'] })
})

test('the cases of a contract are run by tests in the same folder', () => {
  const mentions = mentionsIn('request/host.contract.ts', '[S5.9]')
  expect(states(mentions, [])).toEqual(['not run', 'open'])
  expect(states(mentions, [result('[S5.9] sends', 'passed', 'socket/web.test.ts')])).toEqual(['not run', 'open'])
  expect(states(mentions, [result('[S5.9] sends', 'passed', 'request/web.test.ts')])).toEqual(['proven', 'open'])
})

test('an unknown id is reported with its place', () => {
  expect(unknownMentions(rows, mentionsIn(file, '[S5.9]\n[S5.99]'))).toEqual([{ id: 'S5.99', file, line: 2 }])
})
