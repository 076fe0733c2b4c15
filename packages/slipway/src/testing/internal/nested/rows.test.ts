import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nests } from './rows.ts'

const docs = join(import.meta.dirname, '../../../hooks/gesture/gesture.md')

/** The rows as a table: those of one drag and one mover are one line. */
function tableOf(): string {
  const lines = nests.flatMap(({ title, rows }) =>
    rows.map(
      ({ drag, by, moves }, index) =>
        `| ${index === 0 ? `**${title}**` : ''} | ${drag} | ${by.join(', ')} | ${moves} |`,
    ),
  )
  return ['| | Drag | By | Moves |', '|---|---|---|---|', ...lines].join('\n')
}

test('the docs of gestures have the table that the tests drag by', () => {
  const [, shown] = /<!-- nested -->\n([\s\S]*?)\n<!-- \/nested -->/.exec(readFileSync(docs, 'utf8')) ?? []
  expect(shown).toBe(tableOf())
})
