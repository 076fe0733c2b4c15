import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratchFolder } from '../lib/scratchFolder.ts'
import { bundle } from './bundle.ts'

const text = (folder: string, name: string) => `export * from ${JSON.stringify(join(folder, name))}`

test('measures scripts and style sheets, without lazy and excluded modules', async () => {
  const folder = scratchFolder({
    'a.js': "import './a.css'\nexport { b } from './b.js'\nexport const lazy = () => import('./lazy.js')",
    'a.css': '.sw-a { color: red }',
    'b.js': "import { useState } from 'react'\nexport const b = () => useState('b')",
    'lazy.js': `export const text = ${JSON.stringify('lazy '.repeat(50))}`,
  })
  const { js, css, modules, lazyModules } = await bundle(text(folder, 'a.js'), { part: true })
  expect(modules.map((path) => path.slice(folder.length + 1)).sort()).toEqual(['a.css', 'a.js', 'b.js'])
  expect(lazyModules.map((path) => path.slice(folder.length + 1))).toEqual(['lazy.js'])
  expect(js).toBeGreaterThan(50)
  expect(js).toBeLessThan(400)
  expect(css).toBeGreaterThan(10)

  const withLazy = await bundle(text(folder, 'a.js'), {
    part: true,
    also: (path) => path.endsWith('lazy.js'),
  })
  expect(withLazy.js).toBeGreaterThan(js)
})

test('a missing module is an error', async () => {
  await expect(bundle("export * from 'slipway/components/no-such-thing'")).rejects.toThrow('no-such-thing')
})
