import { expect, test } from 'vitest'
import type { TestResult } from '../lib/testReports.ts'
import { tally } from './tally.ts'

const tests = (...states: TestResult['status'][]) => states.map((status) => ({ file: 'a.test.ts', title: 'a', status }))

test('counts the tests of all stages', () => {
  const stages = [
    { name: 'node', code: 1, tests: tests('passed', 'failed', 'skipped') },
    { name: 'e2e', code: 0, tests: tests('passed') },
  ]
  expect(tally(stages)).toEqual({ passed: 2, failed: 1, lines: ['failed: a.test.ts: a'] })
})

test('a stage that fails without a failed test counts as a failure', () => {
  const stages = [
    { name: 'build', code: 1, tests: [] },
    { name: 'node', code: 1, tests: tests('passed') },
  ]
  expect(tally(stages)).toEqual({
    passed: 1,
    failed: 2,
    lines: ['failed: build ended with code 1', 'failed: node ended with code 1'],
  })
})

test('the message of a failed test is printed below its name', () => {
  const stages = [
    { name: 'node', code: 1, tests: [{ file: 'a.test.ts', title: 'a', status: 'failed', why: '1\n2' }] as const },
  ]
  expect(tally(stages).lines).toEqual(['failed: a.test.ts: a', '    1', '    2'])
})
