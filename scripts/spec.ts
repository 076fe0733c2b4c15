import { specificationComplete } from '../spec/complete.ts'
import { findFiles } from './lib/findFiles.ts'
import { readText } from './lib/readText.ts'
import { readReport } from './lib/testReports.ts'
import { conformance, mentionsIn, type Standing, unknownMentions } from './spec/conformance.ts'
import { parseRows } from './spec/rows.ts'

/**
 * `npm run spec`: each row of the specification with the tests that prove it, by the last `npm test`. With `--complete`,
 * an open row is a failure.
 */
export async function main(args: readonly string[]): Promise<number> {
  const rows = parseRows(readText('spec/rows.md'))
  const files = findFiles(['packages/**/*.test.{ts,tsx}', 'apps/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts'])
  const mentions = files.flatMap((file) => mentionsIn(file, readText(file)))
  const results = [...readReport('vitest'), ...readReport('package'), ...readReport('e2e')]
  const standings = conformance(rows, mentions, results)
  const unknown = unknownMentions(rows, mentions)

  for (const standing of standings) console.log(lineOf(standing))
  for (const { id, file, line } of unknown)
    console.log(`${file}:${line} names [${id}], which is no row of spec/rows.md.`)
  const inState = (state: Standing['state']) => standings.filter((standing) => standing.state === state)
  const [proven, failing, open] = [inState('proven'), inState('failing'), inState('open')]
  if (open.length > 0) console.log(`\nopen: ${open.map(({ row }) => row.id).join(' ')}`)
  console.log(`\n${rows.length} rows: ${proven.length} proven, ${failing.length} failing, ${open.length} open`)

  const mustBeComplete = specificationComplete || args.includes('--complete')
  return unknown.length + failing.length > 0 || (mustBeComplete && open.length > 0) ? 1 : 0
}

function lineOf({ row, state, results, notRun }: Standing): string {
  const files = [...new Set(results.map(({ file }) => file.split('/').at(-1) ?? ''))]
  const waiting = notRun.map((file) => `${file.split('/').at(-1)} (not run)`)
  const proofs = [...files, ...waiting].join(', ')
  const text = row.text.length > 64 ? `${row.text.slice(0, 63)}…` : row.text
  return `${state.padEnd(8)}${row.id.padEnd(7)}${text}${proofs ? `  ← ${proofs}` : ''}`
}
