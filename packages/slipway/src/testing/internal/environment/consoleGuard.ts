import { afterEach, beforeEach, expect, vi } from 'vitest'

interface Heard {
  readonly expected: { level: 'error' | 'warn'; text: RegExp; seen: boolean }[]
  readonly unexpected: string[]
}

/** Of the page or process, as this module is loaded anew for each file that runs there, and test files import the first. */
const place = globalThis as { heardOnConsole?: Heard }
place.heardOnConsole ??= { expected: [], unexpected: [] }
/** A test that expects a message says so: `expectConsole('warn', /unpaired/)`. Any other message fails the test. */
const { expected, unexpected } = place.heardOnConsole

/** Allows, and from then on demands, one kind of console message in the current test. */
export function expectConsole(level: 'error' | 'warn', text: RegExp): void {
  expected.push({ level, text, seen: false })
}

beforeEach(() => {
  expected.length = 0
  unexpected.length = 0
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      const text = parts.map(String).join(' ')
      const match = expected.find((entry) => entry.level === level && entry.text.test(text))
      if (match) match.seen = true
      else unexpected.push(`console.${level}: ${text}`)
    })
  }
})

afterEach(() => {
  vi.restoreAllMocks()
  expect(unexpected, 'messages on the console that the test did not expect').toEqual([])
  expect(
    expected.filter(({ seen }) => !seen).map(({ text }) => String(text)),
    'console messages that never came',
  ).toEqual([])
})
