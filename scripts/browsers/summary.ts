import type { TestResult } from '../lib/testReports.ts'

/** Results of the browser tests in one engine. */
export interface EngineResult {
  readonly name: string
  readonly code: number
  readonly tests: readonly TestResult[]
}

/**
 * The last lines of `npm run test:browsers`: the failed tests, and for each engine the number of passed tests and the number
 * of tests that it could not run, by missing feature.
 */
export function summary(engines: readonly EngineResult[]): { failed: boolean; lines: string[] } {
  const failures = engines.flatMap(({ name, tests }) =>
    tests.filter(({ status }) => status === 'failed').map(({ file, title }) => `failed: ${name}: ${file}: ${title}`),
  )
  const counts = engines.flatMap(({ name, code, tests }) => {
    const count = (status: TestResult['status']) => tests.filter((test) => test.status === status).length
    const ended = code !== 0 && count('failed') === 0 ? `, ended with code ${code}` : ''
    return [`${name}: ${count('passed')} passed, ${count('failed')} failed${ended}`, ...notRun(tests)]
  })
  return { failed: engines.some(({ code }) => code !== 0), lines: [...failures, ...counts] }
}

function notRun(tests: readonly TestResult[]): string[] {
  const reasons = tests
    .filter(({ status }) => status === 'skipped')
    .map(({ lacking }) => (lacking ? `the engine lacks ${lacking}` : 'no reason was given'))
  const countOf = (reason: string) => reasons.filter((one) => one === reason).length
  return [...new Set(reasons)].sort().map((reason) => `  ${countOf(reason)} not run: ${reason}`)
}
