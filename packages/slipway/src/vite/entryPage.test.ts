import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { readAppSource } from './appSource.ts'
import { entryPageImport } from './entryPage.ts'

const find = (code: string) =>
  entryPageImport(readAppSource(parseAst(`import { defineApp, page } from 'slipway'\n${code}`, { lang: 'ts' })))

test.each([
  ['a page', "defineApp({ pages: { '/': page({ load: () => import('./pages/Home') }) } })"],
  [
    'a page among others',
    "defineApp({ pages: { '/a': page({ load: () => import('./A') }), '/': page({ load: () => import('./pages/Home') }) } })",
  ],
  ['a page without page()', "defineApp({ pages: { '/': { load: () => import('./pages/Home') } } })"],
  [
    'a constant',
    "const pages = { '/': page({ load: () => import('./pages/Home') }) } as const\nexport const app = defineApp({ pages })",
  ],
  [
    'a function with a body',
    "defineApp({ pages: { '/': page({ async load() { return await import('./pages/Home') } }) } })",
  ],
  [
    'a named export',
    "defineApp({ pages: { '/': page({ load: () => import('./pages/Home').then((m) => ({ default: m.Home })) }) } })",
  ],
  [
    'the page that root names',
    "defineApp({ root: '/b', pages: { '/': page({ load: () => import('./A') }), '/b': page({ load: () => import('./pages/Home') }) } })",
  ],
  [
    'the first page if there is no page at /',
    "defineApp({ pages: { '/a': page({ load: () => import('./pages/Home') }), '/b': page({ load: () => import('./B') }) } })",
  ],
])('the import is found for %s', (_, code) => {
  expect(find(code)).toBe('./pages/Home')
})

test.each([
  [
    'the first page may be elsewhere',
    "import { others } from './others'\ndefineApp({ pages: { '/a': page({ load: () => import('./A') }), ...others } })",
  ],
  ['the root is computed', "defineApp({ root: first, pages: { '/': page({ load: () => import('./A') }) } })"],
  ['the root is not a page', "defineApp({ root: '/b', pages: { '/': page({ load: () => import('./A') }) } })"],
  ['the page comes from elsewhere', "import { home } from './home'\ndefineApp({ pages: { '/': home } })"],
  ['the module is computed', "defineApp({ pages: { '/': page({ load: () => import('./' + name) }) } })"],
  [
    'two modules are imported',
    "defineApp({ pages: { '/': page({ load: () => (late ? import('./A') : import('./B')) }) } })",
  ],
])('no import is found if %s', (_, code) => {
  expect(find(code)).toBeUndefined()
})
