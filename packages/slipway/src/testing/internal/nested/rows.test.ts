import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nests } from './rows.ts'

const docs = join(import.meta.dirname, '../../../hooks/gesture/gesture.md')

/** Returns the rows as a Markdown table. */
function tableOf(): string {
  const lines = nests.flatMap(({ title, rows }) =>
    rows.map(
      ({ drag, by, moves }, index) =>
        `| ${index === 0 ? `**${title}**` : ''} | ${drag} | ${by.join(', ')} | ${moves} |`,
    ),
  )
  return ['| | Drag | By | Moves |', '|---|---|---|---|', ...lines].join('\n')
}

test('the docs of gestures contain the table of the tested drags', () => {
  const [, shown] = /<!-- nested -->\n([\s\S]*?)\n<!-- \/nested -->/.exec(readFileSync(docs, 'utf8')) ?? []
  expect(shown).toBe(tableOf())
})
