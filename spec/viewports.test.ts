import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findFiles } from '../scripts/lib/findFiles.ts'
import { root } from '../scripts/lib/root.ts'

/** Size of the window in which Chromium runs the tests (`vitest.config.ts`). */
const windowPx = [1_920, 1_200] as const

/** Sizes in a source that are larger than the window, as written. */
function tooLarge(source: string): string[] {
  return [...source.matchAll(/viewport\(([\d_]+), ([\d_]+)\)/g)].flatMap(([text, ...sizes]) =>
    sizes.some((size, index) => Number(size.replaceAll('_', '')) > (windowPx[index] ?? 0)) ? [text] : [],
  )
}

test('sizes that are larger than the window are found', () => {
  expect(tooLarge('viewport(390, 844) viewport(820, 1_600) viewport(2000, 800)')).toEqual([
    'viewport(820, 1_600)',
    'viewport(2000, 800)',
  ])
})

test('no browser test sets a viewport that is larger than the window, where clicks of the next file could miss their targets', () => {
  const files = findFiles(['{packages,apps}/**/*.browser.test.{ts,tsx}']).filter(
    (file) => !file.includes('node_modules'),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(
    files.flatMap((file) => tooLarge(readFileSync(`${root}/${file}`, 'utf8')).map((text) => `${file}: ${text}`)),
  ).toEqual([])
})
