import { expect, test } from 'vitest'
import { findFiles } from '../../lib/findFiles.ts'
import { readText } from '../../lib/readText.ts'
import { tokensTable } from './tokensTable.ts'

const page = 'packages/slipway/docs/theming.md'

test('each token has a row with its use and its values', () => {
  expect(tokensTable('colors', page)).toContain(
    '| `--sw-focus` | Outline of the control with the keyboard focus | `#0058bd` | `#6cb4ff` | – |',
  )
  expect(tokensTable('scales', page)).toContain('| `--sw-radius-card` | Corners of cards and groups of rows | `12px` |')
})

test('the properties of components are those that their pages name, with a link to the page', () => {
  expect(tokensTable('components', page)).toContain(
    '| [Card](../src/components/card/card.md) | `--sw-card-background`, `--sw-card-padding` |',
  )
})

test('each property that a page names exists in the style sheets or in the code', () => {
  const sources = findFiles(['packages/slipway/src/**/*.{css,ts,tsx}'])
    .filter((path) => !path.includes('.test.'))
    .map(readText)
    .join('\n')
  const named = [...tokensTable('components', page).matchAll(/`(--sw-[\w-]+)`/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(50)
  // Some names are composed, such as `--sw-window-${side}`.
  const exists = (name: string) =>
    new RegExp(`${name}(?![\\w-])`).test(sources) || sources.includes(name.replace(/-\w+$/, '-${'))
  expect(named.filter((name) => !exists(name))).toEqual([])
})
