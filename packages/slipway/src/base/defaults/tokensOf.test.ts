import { expect, test } from 'vitest'
import { type ColorToken, colorTokens, scaleTokens } from '../tokens.ts'
import { defaults } from './defaultsTable.ts'
import { tokensOf } from './tokensOf.ts'

test('the constants of the table are the values of the style sheet', () => {
  const colors: Readonly<Record<string, ColorToken>> = colorTokens
  const lengths: Readonly<Record<string, string>> = scaleTokens
  for (const [name, value] of Object.entries(tokensOf(defaults))) {
    expect([name, colors[name]?.light ?? lengths[name]]).toEqual([name, value])
  }
})

test('fields that are not overridden have no property', () => {
  const overridden = (override: Parameters<typeof tokensOf>[0]) =>
    Object.fromEntries(Object.entries(tokensOf(override)).filter(([, value]) => value !== undefined))
  expect(overridden({})).toEqual({})
  expect(overridden({ toast: { durationMs: 1 }, tabBar: { heightPx: 0 } })).toEqual({ 'tab-bar-height': '0px' })
  expect(overridden({ button: { color: 'red' } })).toEqual({
    accent: 'red',
    'accent-label': 'red',
    'on-accent': '#ffffff',
  })
})
