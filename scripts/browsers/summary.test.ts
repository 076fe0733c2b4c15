import { expect, test } from 'vitest'
import type { TestResult } from '../lib/testReports.ts'
import { summary } from './summary.ts'

const result = (status: TestResult['status'], lacking?: string): TestResult => ({
  file: 'a.browser.test.tsx',
  title: 'slides',
  status,
  ...(lacking && { lacking }),
})

test('counts the passed tests of each engine, and the tests not run by missing feature', () => {
  const tests = [result('passed'), result('skipped', 'fingers'), result('skipped', 'fingers'), result('skipped')]
  expect(summary([{ name: 'Firefox', code: 0, tests }])).toEqual({
    failed: false,
    lines: ['Firefox: 1 passed, 0 failed', '  1 not run: no reason was given', '  2 not run: the engine lacks fingers'],
  })
})

test('a failure in any engine fails the run and is listed first', () => {
  const engines = [
    { name: 'Chromium', code: 0, tests: [result('passed')] },
    { name: 'WebKit', code: 1, tests: [result('failed')] },
  ]
  expect(summary(engines)).toEqual({
    failed: true,
    lines: ['failed: WebKit: a.browser.test.tsx: slides', 'Chromium: 1 passed, 0 failed', 'WebKit: 0 passed, 1 failed'],
  })
})

test('an engine that ends with an error code but without a failed test fails the run', () => {
  const { failed, lines } = summary([{ name: 'Firefox', code: 1, tests: [result('passed')] }])
  expect(failed).toBe(true)
  expect(lines).toEqual(['Firefox: 1 passed, 0 failed, ended with code 1'])
})
