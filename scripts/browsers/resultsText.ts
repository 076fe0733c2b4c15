import type { EngineResult } from './summary.ts'

/** A complete run of the browser tests. */
export interface EnginesRun {
  readonly day: Date
  readonly seconds: number
  readonly engines: readonly (EngineResult & { readonly version: string })[]
}

const start = '<!-- Written by `npm run test:browsers`. -->'
const end = '<!-- /results -->'

/** Replaces the results in the text of `docs/browsers.md`. */
export function withResults(page: string, run: EnginesRun): string {
  const [before = '', rest] = page.split(start)
  const after = rest?.split(end)[1]
  if (after === undefined) throw new Error(`docs/browsers.md has no ${start} with ${end} after it.`)
  return `${before}${start}\n\n${resultsText(run)}\n${end}${after}`
}

/** The results of a run: a table with a row for each engine, the tests that failed, and what was not run for which reason. */
export function resultsText({ day, seconds, engines }: EnginesRun): string {
  const files = new Set(engines.flatMap(({ tests }) => tests.map(({ file }) => file))).size
  const date = day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  const rows = engines.map(({ name, version, tests }) => {
    const count = (status: string) => tests.filter((test) => test.status === status).length
    return `| ${name} | ${version} | ${count('passed')} | ${count('skipped')} | ${count('failed')} |`
  })
  const failed = engines.flatMap(({ name, tests }) =>
    tests.filter(({ status }) => status === 'failed').map(({ file, title }) => `- ${name}: ${file}: ${title}`),
  )
  return [
    `All ${files} files in one run on ${date}, in ${Math.round(seconds / 60)} minutes:`,
    '',
    '| Engine | Version | Passed | Not run | Failed |',
    '|---|---|---|---|---|',
    ...rows,
    ...(failed.length > 0 ? ['', 'Failed:', '', ...failed] : []),
    '',
    'Tests that an engine cannot run, by the feature that it lacks:',
    '',
    ...reasonRows(engines),
    '',
  ].join('\n')
}

function reasonRows(engines: EnginesRun['engines']): string[] {
  const others = engines.filter(({ tests }) => tests.some(({ status }) => status === 'skipped'))
  const countOf = (engine: EngineResult, feature: string) =>
    engine.tests.filter(({ status, lacking = 'no reason' }) => status === 'skipped' && lacking === feature).length
  const skipped = others.flatMap(({ tests }) => tests.filter(({ status }) => status === 'skipped'))
  const features = [...new Set(skipped.map(({ lacking = 'no reason' }) => lacking))]
  const total = (feature: string) => others.reduce((sum, engine) => sum + countOf(engine, feature), 0)
  const sorted = features.sort((a, b) => total(b) - total(a) || (a < b ? -1 : 1))
  return [
    `| Feature | ${others.map(({ name }) => name).join(' | ')} |`,
    `|---|${others.map(() => '---|').join('')}`,
    ...sorted.map((feature) => `| ${feature} | ${others.map((engine) => countOf(engine, feature)).join(' | ')} |`),
  ]
}
