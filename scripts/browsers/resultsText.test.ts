import { expect, test } from 'vitest'
import type { TestResult } from '../lib/testReports.ts'
import { type EnginesRun, resultsText, withResults } from './resultsText.ts'

const result = (status: TestResult['status'], lacking?: string): TestResult => ({
  file: `${status}.browser.test.tsx`,
  title: 'slides',
  status,
  ...(lacking && { lacking }),
})

const run: EnginesRun = {
  day: new Date('2026-11-28T23:30:00Z'),
  seconds: 1_300,
  engines: [
    { name: 'Chromium', version: '156', code: 0, tests: [result('passed'), result('passed')] },
    { name: 'Firefox', version: '153', code: 0, tests: [result('passed'), result('skipped', 'touch')] },
    {
      name: 'WebKitGTK',
      version: '2.50.6',
      code: 1,
      tests: [result('failed'), result('skipped', 'ink'), result('skipped', 'touch')],
    },
  ],
}

const text = `All 3 files in one run on 28 November 2026, in 22 minutes:

| Engine | Version | Passed | Not run | Failed |
|---|---|---|---|---|
| Chromium | 156 | 2 | 0 | 0 |
| Firefox | 153 | 1 | 1 | 0 |
| WebKitGTK | 2.50.6 | 0 | 2 | 1 |

Failed:

- WebKitGTK: failed.browser.test.tsx: slides

Tests that an engine cannot run, by the feature that it lacks:

| Feature | Firefox | WebKitGTK |
|---|---|---|
| touch | 1 | 1 |
| ink | 0 | 1 |
`

test('a row for each engine, the failed tests, and the features that engines lack, the most important first', () => {
  expect(resultsText(run)).toBe(text)
})

test('replaces the results of an earlier run in the page, and nothing else', () => {
  const page = (results: string) =>
    `# Browsers\n\n<!-- Written by \`npm run test:browsers\`. -->\n${results}<!-- /results -->\n\n## Differences\n`
  expect(withResults(page('old'), run)).toBe(page(`\n${text}\n`))
  expect(withResults(withResults(page('old'), run), run)).toBe(page(`\n${text}\n`))
  expect(() => withResults('# Browsers', run)).toThrow('docs/browsers.md has no')
})
