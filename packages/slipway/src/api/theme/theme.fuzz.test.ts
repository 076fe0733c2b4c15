import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { endsWellAtOnce, listensWell, oddOptions, oddRuns, oddValue } from '../../testing/internal/fuzz/oddOptions.ts'
import { getTheme, onThemeChange, onThemeSettingChange, setTheme, startTheme, type Theme } from './index.ts'

const host = { apply: () => {}, load: (): string | null => null, save: () => {} }
const system = { read: () => 'light' as const, watch: () => () => {} }
afterEach(() => void startTheme({}, host))

const expectTheme = ({ mode, contrast }: Theme) => {
  expect(['auto', 'light', 'dark']).toContain(mode)
  expect(['specification', 'aa']).toContain(contrast)
}

test('odd themes are set or rejected with an ApiError', () => {
  const change = oddOptions({ mode: ['auto', 'light', 'dark'], contrast: ['specification', 'aa'] })
  fc.assert(
    fc.property(change, (odd) => {
      endsWellAtOnce(() => setTheme(odd, host))
      expectTheme(getTheme())
    }),
    oddRuns,
  )
})

test('the app starts with any stored text', () => {
  const values: Record<keyof Theme, fc.Arbitrary<unknown>> = { mode: fc.jsonValue(), contrast: fc.jsonValue() }
  const stored = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.record(values).map((theme) => JSON.stringify(theme)),
  )
  fc.assert(
    fc.property(stored, (text) => expectTheme(startTheme({}, { ...host, load: () => text }))),
    oddRuns,
  )
})

test('an odd listener is rejected', () => {
  fc.assert(
    fc.property(oddValue, (listener) => {
      listensWell(onThemeSettingChange, listener)
      listensWell((listening) => onThemeChange(listening, system), listener)
    }),
    oddRuns,
  )
})
