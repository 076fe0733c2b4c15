import { expect, test } from 'vitest'
import { readText } from '../scripts/lib/readText.ts'

/** The names of each entry in `spec/public-names.txt`. */
function namesOfEntries(text: string): Map<string, string[]> {
  const entries = new Map<string, string[]>()
  let names: string[] = []
  for (const line of text.split('\n')) {
    if (/^\w/.test(line)) {
      names = []
      entries.set(line, names)
    } else if (line.startsWith('  ')) names.push(line.trim().replace(/^type /, ''))
  }
  return entries
}

test('no entry of the package lists a name twice', () => {
  const entries = namesOfEntries(readText('spec/public-names.txt'))
  expect(entries.get('slipway')).toContain('createApp')
  const twice = [...entries].flatMap(([entry, names]) =>
    names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${entry}: ${name}`),
  )
  expect(twice).toEqual([])
})

test('finds a name that is listed twice', () => {
  const [names = []] = namesOfEntries('# Made\n\nslipway\n  a\n  type a\n').values()
  expect(names).toEqual(['a', 'a'])
})
