import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { preloadLinks } from './preloadLinks.ts'

/** The parts of a chunk that the links depend on. */
function chunk(fileName: string, facadeModuleId: string | null, imports: string[], css: string[] = []) {
  return { type: 'chunk', fileName, facadeModuleId, imports, viteMetadata: { importedCss: new Set(css) } }
}

const bundle = {
  'index.js': chunk('index.js', '/app/index.html', ['shared.js'], ['index.css']),
  'shared.js': chunk('shared.js', null, []),
  'home.js': chunk('home.js', '/app/Home.tsx', ['list.js', 'index.js'], ['home.css']),
  'list.js': chunk('list.js', null, ['shared.js', 'row.js'], ['list.css']),
  'row.js': chunk('row.js', null, [], ['list.css']),
  'mine.js': chunk('mine.js', '/app/Mine.tsx', ['list.js'], ['mine.css']),
  'home.css': { type: 'asset', fileName: 'home.css' },
} as unknown as Rolldown.OutputBundle

const html =
  '<script src="/a/index.js"></script><link rel="modulepreload" href="/a/shared.js"><link rel="stylesheet" href="/a/index.css">'

const links = (page: string) =>
  preloadLinks(bundle, page, html, '/a/').map(({ attrs }) => `${attrs?.rel} ${attrs?.href}`)

test('a page is preloaded with its imports and style sheets, except files that the HTML already links', () => {
  expect(links('/app/Home.tsx')).toEqual([
    'modulepreload /a/home.js',
    'modulepreload /a/list.js',
    'modulepreload /a/row.js',
    'stylesheet /a/list.css',
    'stylesheet /a/home.css',
  ])
})

test('a page without its own chunk needs no link', () => {
  expect(links('/app/Other.tsx')).toEqual([])
})
