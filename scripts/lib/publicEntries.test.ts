import { expect, test } from 'vitest'
import { expandEntries } from './publicEntries.ts'

const exportsMap = {
  '.': { 'slipway-source': './src/index.ts', default: './dist/index.js' },
  './components/*': { 'slipway-source': './src/components/*/index.ts', default: './dist/components/*/index.js' },
  './hooks': { 'slipway-source': './src/hooks/index.ts', default: './dist/hooks/index.js' },
  './package.json': './package.json',
}

test('a wildcard matches each existing folder, but no nested folder', () => {
  const sources = [
    'src/index.ts',
    'src/components/index.ts',
    'src/components/slider/index.ts',
    'src/components/a/b/index.ts',
  ]
  expect(expandEntries(exportsMap, sources)).toEqual([
    { name: 'slipway', source: 'packages/slipway/src/index.ts' },
    { name: 'slipway/components/slider', source: 'packages/slipway/src/components/slider/index.ts' },
  ])
})

test('an entry whose source is missing is left out', () => {
  expect(expandEntries(exportsMap, [])).toEqual([])
})
