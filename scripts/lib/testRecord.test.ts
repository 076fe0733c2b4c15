import { expect, test } from 'vitest'
import { merged } from './testRecord.ts'
import type { TestResult } from './testReports.ts'

const result = (file: string, title: string, status: TestResult['status']): TestResult => ({ file, title, status })
const clamps = result('a.test.ts', '[S5.9] clamps', 'passed')
const draws = result('b.test.ts', 'draws', 'passed')

test('a run of everything counts alone', () => {
  expect(merged([clamps, draws], [draws], [])).toEqual([draws])
})

test('a run of some files leaves the results of the others', () => {
  const failed = { ...draws, status: 'failed' } as const
  expect(merged([clamps, draws], [failed], ['b'])).toEqual([clamps, failed])
  expect(merged([], [failed], ['b'])).toEqual([failed])
  expect(merged([clamps, draws], [], ['nowhere'])).toEqual([clamps, draws])
})

test('a test that is no longer in a file that was run is gone', () => {
  const later = [result('a.test.ts', '[S5.9] clamps and snaps', 'passed')]
  expect(merged([clamps, draws], later, ['a'])).toEqual([draws, ...later])
})

test.each([[['a', '-t', 'snaps']], [['--project=dev']]])('with %j it says nothing of whole files', (args) => {
  expect(merged([clamps], [result('a.test.ts', '[S5.9] clamps', 'skipped')], args)).toEqual([clamps])
})
