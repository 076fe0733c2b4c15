import { expect, test } from 'vitest'
import { fillRegions, hasRegions } from './regions.ts'

const page = `Slides.

<!-- props: SliderProps -->
old
<!-- /props -->

<!-- api: getA, setA -->
<!-- /api -->
`

test('writes each marked place anew and leaves the rest', () => {
  const filled = fillRegions(page, ({ kind, names }) => `${kind} of ${names.join(' and ')}`)
  expect(filled).toContain('Slides.\n\n<!-- props: SliderProps -->\n')
  expect(filled).toContain('props of SliderProps\n\n<!-- /props -->\n')
  expect(filled).toContain('api of getA and setA\n\n<!-- /api -->\n')
  expect(filled).not.toContain('old')
})

test('a table of the life cycle says where it comes from', () => {
  const filled = fillRegions('<!-- life: Tabs -->\n<!-- /life -->\n', ({ kind, names }) => `${kind} of ${names}`)
  expect(filled).toMatch(
    /^<!-- life: Tabs -->\n<!-- Made by .* from lifecycle.contract.ts.*\n\nlife of Tabs\n\n<!-- \/life -->$/m,
  )
})

test('filling twice changes nothing', () => {
  const once = fillRegions(page, () => 'table')
  expect(fillRegions(once, () => 'table')).toBe(once)
})

test('a place that is never closed is an error', () => {
  expect(() => fillRegions('<!-- props: SliderProps -->\n', () => '')).toThrow('not closed')
})

test('a page without a place has none', () => {
  expect(hasRegions(page)).toBe(true)
  expect(hasRegions('Slides.')).toBe(false)
})
