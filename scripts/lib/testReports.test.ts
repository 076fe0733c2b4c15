import { expect, test } from 'vitest'
import { playwrightResults, vitestResults } from './testReports.ts'

test("reads Vitest's report, which has no tests for a file that fails to load", () => {
  const results = vitestResults(
    {
      testResults: [
        {
          name: '/repo/packages/a.test.ts',
          status: 'failed',
          assertionResults: [
            { fullName: 'group [S5.9] clamps', status: 'passed' },
            {
              fullName: 'snaps',
              status: 'failed',
              failureMessages: ['\u001b[31mexpected 1\u001b[0m\n\n  at a.test.ts'],
            },
            { fullName: 'later', status: 'pending' },
            { fullName: 'elsewhere', status: 'skipped', meta: { lacking: 'fingers' } },
          ],
        },
        { name: '/repo/packages/b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      ],
    },
    '/repo',
  )
  expect(results).toEqual([
    { file: 'packages/a.test.ts', title: 'group [S5.9] clamps', status: 'passed' },
    { file: 'packages/a.test.ts', title: 'snaps', status: 'failed', why: 'expected 1\n  at a.test.ts' },
    { file: 'packages/a.test.ts', title: 'later', status: 'skipped' },
    { file: 'packages/a.test.ts', title: 'elsewhere', status: 'skipped', lacking: 'fingers' },
    { file: 'packages/b.test.ts', title: 'the file as a whole', status: 'failed', why: 'no such module' },
  ])
})

test("reads Playwright's report, with one result for each test and project", () => {
  const inner = {
    title: 'back',
    file: 'stack.spec.ts',
    specs: [
      {
        title: '[S2.8] leaves',
        tests: [
          { projectName: 'dev', status: 'expected' },
          { projectName: 'build', status: 'unexpected', results: [{ error: { message: 'timed out' } }] },
        ],
      },
    ],
  }
  const report = {
    config: { rootDir: '/repo/e2e' },
    suites: [{ title: 'stack.spec.ts', file: 'stack.spec.ts', specs: [], suites: [inner] }],
  }
  expect(playwrightResults(report, '/repo')).toEqual([
    { file: 'e2e/stack.spec.ts', title: 'back [S2.8] leaves (dev)', status: 'passed' },
    { file: 'e2e/stack.spec.ts', title: 'back [S2.8] leaves (build)', status: 'failed', why: 'timed out' },
  ])
})
