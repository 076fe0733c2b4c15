import { existsSync, readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './root.ts'

/** Result of one test. */
export interface TestResult {
  /** Path from the repository's folder. */
  readonly file: string
  /** The test's title, after the titles of its groups. */
  readonly title: string
  readonly status: 'passed' | 'failed' | 'skipped'
  /** The feature that the engine lacks, if the test was skipped for this reason (`testing/internal/environment/devTools.ts`). */
  readonly lacking?: string
  /** First lines of a failed test's message. The summary repeats them, because logs often keep only the end of a run's output. */
  readonly why?: string
}

/** Paths of the reports that the runners of `npm test` write. */
export const reports = {
  vitest: '.cache/vitest-results.json',
  package: '.cache/package-results.json',
  e2e: '.cache/e2e-results.json',
} as const

/** The report of a runner's last run; empty if it has never run. */
export function readReport(runner: keyof typeof reports): TestResult[] {
  const path = join(root, reports[runner])
  return runner === 'e2e' ? readResults(path, playwrightResults) : readVitestReport(path)
}

/** Vitest's report at a path; empty if the file does not exist. */
export function readVitestReport(path: string): TestResult[] {
  return readResults(path, vitestResults)
}

function readResults<Report>(path: string, results: (report: Report) => TestResult[]): TestResult[] {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  return text === '' ? [] : results(JSON.parse(text))
}

export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    /** The error because of which the file has no tests. */
    readonly message?: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly meta?: { readonly lacking?: string }
      readonly failureMessages?: readonly string[] | null
    }[]
  }[]
}

/** The tests in a report of Vitest's `json` reporter. A file that fails before its tests counts as one failed test. */
export function vitestResults({ testResults }: VitestReport, folder: string = root): TestResult[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(folder, name).split(sep).join('/')
    const results = assertionResults.map(({ fullName, status, meta, failureMessages }) => ({
      file,
      title: fullName,
      status: statusOf(status),
      ...(meta?.lacking && { lacking: meta.lacking }),
      ...reason(failureMessages?.[0]),
    }))
    const loaded = status !== 'failed' || results.some((result) => result.status === 'failed')
    return loaded
      ? results
      : [...results, { file, title: 'the file as a whole', status: 'failed' as const, ...reason(message) }]
  })
}

interface PlaywrightSuite {
  readonly title: string
  readonly file: string
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly {
      readonly projectName: string
      readonly status: string
      readonly results?: readonly { readonly error?: { readonly message?: string } }[]
    }[]
  }[]
  readonly suites?: readonly PlaywrightSuite[]
}

export interface PlaywrightReport {
  readonly config: { readonly rootDir: string }
  readonly suites: readonly PlaywrightSuite[]
}

/** The tests in a report of Playwright's `json` reporter; one for each project. */
export function playwrightResults({ config, suites }: PlaywrightReport, folder: string = root): TestResult[] {
  const testFolder = relative(folder, config.rootDir).split(sep).join('/')
  const read = (suite: PlaywrightSuite, groups: readonly string[]): TestResult[] => [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.map(({ projectName, status, results }) => ({
        file: posix.join(testFolder, suite.file),
        title: [...groups, title, `(${projectName})`].join(' '),
        status: statusOf(status),
        ...reason(results?.find(({ error }) => error)?.error?.message),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => read(inner, [...groups, inner.title])),
  ]
  return suites.flatMap((suite) => read(suite, []))
}

/** Vitest reports `passed`, Playwright `expected`. Every status of a test that did not run to its end becomes `skipped`. */
function statusOf(status: string): TestResult['status'] {
  if (status === 'passed' || status === 'expected') return 'passed'
  return status === 'failed' || status === 'unexpected' || status === 'flaky' ? 'failed' : 'skipped'
}

/** The first lines of a failure's message, without colour codes. */
function reason(message: string | undefined): { why?: string } {
  const lines = stripVTControlCharacters(message ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
  return lines.length > 0 ? { why: lines.slice(0, 12).join('\n') } : {}
}
