import { afterEach, beforeEach, expect, vi } from 'vitest'

interface ConsoleMessages {
  readonly expected: { level: 'error' | 'warn'; text: RegExp; seen: boolean }[]
  readonly unexpected: string[]
}

// Stored globally: setup files load this module again for each test file, but test files import the first instance.
const scope = globalThis as { consoleMessages?: ConsoleMessages }
scope.consoleMessages ??= { expected: [], unexpected: [] }
const { expected, unexpected } = scope.consoleMessages

/**
 * Expects a console message in the current test: `expectConsole('warn', /unpaired/)`. The test fails without this message, and
 * with any message that is not expected.
 */
export function expectConsole(level: 'error' | 'warn', text: RegExp): void {
  expected.push({ level, text, seen: false })
}

/**
 * Browsers report that a size which has changed while sizes were reported follows in the next frame. Whether this happens depends on
 * the speed of the machine. WebKit reports it on busy machines even for one observer.
 */
const lateObservers = /ResizeObserver loop completed with undelivered notifications/

/**
 * React's development build expects a server to be another process. A test that renders as a server does, and then as a browser, causes this
 * message also in later tests of the same page.
 */
const serverInPage = /^Detected multiple renderers concurrently rendering the same context provider/

beforeEach(() => {
  expected.length = 0
  unexpected.length = 0
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      const text = parts.map(String).join(' ')
      if (lateObservers.test(text) || serverInPage.test(text)) return
      const match = expected.find((entry) => entry.level === level && entry.text.test(text))
      if (match) match.seen = true
      else unexpected.push(`console.${level}: ${text}`)
    })
  }
})

afterEach(() => {
  vi.restoreAllMocks()
  const missing = expected.filter(({ seen }) => !seen).map(({ text }) => String(text))
  // Texts, because a run without a terminal shortens arrays to their length.
  expect(unexpected.join('\n'), 'messages on the console that the test did not expect').toBe('')
  expect(missing.join('\n'), 'expected console messages that were not logged').toBe('')
})
