import { expect, test } from 'vitest'
import type { TestResult } from '../lib/testReports.ts'
import { summary } from './summary.ts'

const result = (status: TestResult['status'], lacking?: string): TestResult => ({
  file: 'a.browser.test.tsx',
  title: 'slides',
  status,
  ...(lacking && { lacking }),
})

test('counts for each engine what passed, and what it could not run for want of what', () => {
  const tests = [result('passed'), result('skipped', 'fingers'), result('skipped', 'fingers'), result('skipped')]
  expect(summary([{ name: 'Firefox', code: 0, tests }])).toEqual({
    failed: false,
    lines: ['Firefox: 1 passed, 0 failed', '  2 not run: it lacks fingers', '  1 not run: no reason was given'],
  })
})

test('a failure in any engine is one, and is named first', () => {
  const engines = [
    { name: 'Chromium', code: 0, tests: [result('passed')] },
    { name: 'WebKit', code: 1, tests: [result('failed')] },
  ]
  expect(summary(engines)).toEqual({
    failed: true,
    lines: ['failed: WebKit: a.browser.test.tsx: slides', 'Chromium: 1 passed, 0 failed', 'WebKit: 0 passed, 1 failed'],
  })
})

test('an engine that ends badly without a failed test is a failure', () => {
  const { failed, lines } = summary([{ name: 'Firefox', code: 1, tests: [result('passed')] }])
  expect(failed).toBe(true)
  expect(lines).toEqual(['Firefox: 1 passed, 0 failed, ended with code 1'])
})
