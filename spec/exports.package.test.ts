import { expect, test } from 'vitest'
import { publicEntries } from '../scripts/lib/publicEntries.ts'
import { run } from '../scripts/lib/run.ts'
import { valueNames } from '../scripts/lib/valueNames.ts'

/** Runs a module in a new Node process, as an app's server or test would. Resolves with the JSON that it printed. */
async function inPlainNode(code: string): Promise<unknown> {
  const { stdout, output } = await run(process.execPath, ['--input-type=module', '--eval', code])
  expect(output, 'the complete output').toBe(stdout)
  return JSON.parse(stdout)
}

test('every entry of the build can be imported in plain Node, prints nothing, and has the exports of its source', async () => {
  const entries = publicEntries()
  const expected = entries.map((entry) => [entry.name, valueNames(entry)])
  const imported = await inPlainNode(`
    const names = ${JSON.stringify(entries.map(({ name }) => name))}
    const all = await Promise.all(names.map(async (name) => [name, Object.keys(await import(name)).sort()]))
    process.stdout.write(JSON.stringify(all))
  `)
  expect(imported).toEqual(expected)
})

test('singletons are shared by all entries', async () => {
  const same = await inPlainNode(`
    const all = await import('slipway')
    const { setClipboardData } = await import('slipway/api/clipboard')
    const error = await setClipboardData({ data: 1 }).catch((error) => error)
    process.stdout.write(JSON.stringify(all.isApiError(error, 'invalid-argument') && error instanceof all.ApiError))
  `)
  expect(same).toBe(true)
})
