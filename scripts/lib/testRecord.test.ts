import { expect, test } from 'vitest'
import { merged } from './testRecord.ts'
import type { TestResult } from './testReports.ts'

const result = (file: string, title: string, status: TestResult['status']): TestResult => ({ file, title, status })
const clamps = result('a.test.ts', '[S5.9] clamps', 'passed')
const draws = result('b.test.ts', 'draws', 'passed')

test('a run of all tests replaces the record', () => {
  expect(merged([clamps, draws], [draws], [])).toEqual([draws])
})

test('a run of some files keeps the results of the other files', () => {
  const failed = { ...draws, status: 'failed' } as const
  expect(merged([clamps, draws], [failed], ['b'])).toEqual([clamps, failed])
  expect(merged([], [failed], ['b'])).toEqual([failed])
  expect(merged([clamps, draws], [], ['nowhere'])).toEqual([clamps, draws])
})

test('removes a test that no longer exists in a file that was run', () => {
  const later = [result('a.test.ts', '[S5.9] clamps and snaps', 'passed')]
  expect(merged([clamps, draws], later, ['a'])).toEqual([draws, ...later])
})

test.each([[['a', '-t', 'snaps']], [['--project=dev']]])('with %j, only single tests are updated', (args) => {
  expect(merged([clamps], [result('a.test.ts', '[S5.9] clamps', 'skipped')], args)).toEqual([clamps])
})
