import { findFiles } from './lib/findFiles.ts'
import { readFlags } from './lib/readFlags.ts'
import { readText } from './lib/readText.ts'
import { readRecord } from './lib/testRecord.ts'
import { conformance, mentionsIn, type Standing, unknownMentions } from './spec/conformance.ts'
import { parseRows } from './spec/rows.ts'

/**
 * `npm run spec`: lists each row of the specification with the tests that prove it and their last results. Fails if a row is open, which
 * means that no test names it, or if a test of a row has failed. With `--complete`, also fails if a test of a row was not run. With
 * `--titles`, ignores the results of tests.
 */
export async function main(args: readonly string[]): Promise<number> {
  const flags = readFlags(args, ['--complete', '--titles'])
  const rows = parseRows(readText('spec/rows.md'))
  const files = findFiles(['packages/**/*.{test,contract}.{ts,tsx}', 'apps/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts'])
  const mentions = files.flatMap((file) => mentionsIn(file, readText(file)))
  // The record may contain results of deleted files.
  const results = flags.has('--titles') ? [] : readRecord().filter(({ file }) => files.includes(file))
  const standings = conformance(rows, mentions, results)
  const unknown = unknownMentions(rows, mentions)

  for (const standing of standings) console.log(lineOf(standing))
  for (const { id, file, line } of unknown)
    console.log(`${file}:${line} names [${id}], which is not a row of spec/rows.md.`)
  const inState = (state: Standing['state']) => standings.filter((standing) => standing.state === state)
  const counts = states.map((state) => [state, inState(state).map(({ row }) => row.id)] as const)
  console.log()
  for (const [state, ids] of counts) if (state !== 'proven' && ids.length > 0) console.log(`${state}: ${ids.join(' ')}`)
  console.log(`${rows.length} rows: ${counts.map(([state, ids]) => `${ids.length} ${state}`).join(', ')}`)

  const wrong = flags.has('--complete')
    ? rows.length - inState('proven').length
    : inState('failing').length + inState('open').length
  return unknown.length + wrong > 0 ? 1 : 0
}

const states = ['proven', 'failing', 'not run', 'open'] as const

function lineOf({ row, state, results, notRun }: Standing): string {
  const files = [...new Set(results.map(({ file }) => file.split('/').at(-1) ?? ''))]
  const waiting = notRun.map((file) => `${file.split('/').at(-1)} (not run)`)
  const proofs = [...files, ...waiting].join(', ')
  const text = row.text.length > 64 ? `${row.text.slice(0, 63)}…` : row.text
  return `${state.padEnd(8)}${row.id.padEnd(7)}${text}${proofs ? `  ← ${proofs}` : ''}`
}
