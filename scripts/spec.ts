import { specificationComplete } from '../spec/complete.ts'
import { findFiles } from './lib/findFiles.ts'
import { readFlags } from './lib/readFlags.ts'
import { readText } from './lib/readText.ts'
import { readRecord } from './lib/testRecord.ts'
import { conformance, mentionsIn, type Standing, unknownMentions } from './spec/conformance.ts'
import { parseRows } from './spec/rows.ts'

/**
 * `npm run spec`: lists each row of the specification with the tests that prove it and their last results. With `--complete`,
 * fails if a row is not proven.
 */
export async function main(args: readonly string[]): Promise<number> {
  const flags = readFlags(args, ['--complete'])
  const rows = parseRows(readText('spec/rows.md'))
  const files = findFiles(['packages/**/*.{test,contract}.{ts,tsx}', 'apps/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts'])
  const mentions = files.flatMap((file) => mentionsIn(file, readText(file)))
  // The record may contain results of deleted files.
  const results = readRecord().filter(({ file }) => files.includes(file))
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

  const mustBeComplete = specificationComplete || flags.has('--complete')
  const wrong = mustBeComplete ? rows.length - inState('proven').length : inState('failing').length
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
