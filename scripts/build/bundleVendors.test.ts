import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratchFolder } from '../lib/scratchFolder.ts'
import { bundleVendors } from './bundleVendors.ts'

/** Files of an installed package: its manifest and the given files. */
function installed(name: string, license: string, files: Readonly<Record<string, string>>): Record<string, string> {
  const manifest = JSON.stringify({ name, version: '1.2.3', license, type: 'module', main: 'index.js' })
  const entries = Object.entries({ 'package.json': manifest, ...files })
  return Object.fromEntries(entries.map(([path, text]) => [`node_modules/${name}/${path}`, text]))
}

const map = installed('some-map', 'MIT', {
  'index.js':
    "import { project } from '@some/projection'\nexport const draw = () => project(1)\nexport const unused = 'nobody asked'",
  'map.css': '.some-map { background: url(./pin.svg) }',
  'pin.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  LICENSE: 'Permission is hereby granted by the map',
})
const projection = installed('@some/projection', '(MPL-2.0 OR Apache-2.0)', {
  'index.js': "import { useState } from 'react'\nexport const project = (x) => [x, useState]",
  'LICENSE.md': 'Either licence of the projection',
})

test('a library becomes one file with all its dependencies except React', async () => {
  const dist = scratchFolder({ ...map, ...projection, 'vendor/some-map.js': "export { draw } from 'some-map'" })
  expect(await bundleVendors(dist)).toEqual([])
  const code = readFileSync(join(dist, 'vendor/some-map.js'), 'utf8')
  expect(code.match(/from ?['"][^'"]+['"]/g)).toEqual(['from "react"'])
  expect(code).toContain('project(1)')
  expect(code).not.toContain('nobody asked')
  expect(code).not.toContain('css')
})

test("a library's style sheet is bundled in our cascade layer, with its pictures inlined", async () => {
  const dist = scratchFolder({
    ...map,
    ...projection,
    'vendor/some-map.js': "import './some-map.css'\nexport { draw } from 'some-map'",
    'vendor/some-map.css': "@import 'some-map/map.css' layer(slipway);",
  })
  expect(await bundleVendors(dist)).toEqual([])
  const sheet = readFileSync(join(dist, 'vendor/some-map.css'), 'utf8')
  expect(sheet).toMatch(/^@layer slipway/)
  expect(sheet).toContain('url("data:image/svg+xml')
  expect(readFileSync(join(dist, 'vendor/some-map.js'), 'utf8')).toMatch(/^import '\.\/some-map\.css';$/m)
})

test('the licences of all bundled packages are included', async () => {
  const dist = scratchFolder({ ...map, ...projection, 'vendor/some-map.js': "export { draw } from 'some-map'" })
  await bundleVendors(dist)
  const text = readFileSync(join(dist, 'vendor/LICENSES.txt'), 'utf8')
  expect(text).toContain('@some/projection 1.2.3 ((MPL-2.0 OR Apache-2.0))\n\nEither licence of the projection')
  expect(text).toContain('some-map 1.2.3 (MIT)\n\nPermission is hereby granted by the map')
})

test("the full text of the Apache licence is included if the package has only the licence's notice", async () => {
  const store = installed('some-store', 'Apache-2.0', {
    'index.js': 'export const get = 1',
    LICENCE: 'Copyright Someone',
  })
  const dist = scratchFolder({ ...store, 'vendor/some-store.js': "export { get } from 'some-store'" })
  expect(await bundleVendors(dist)).toEqual([])
  const text = readFileSync(join(dist, 'vendor/LICENSES.txt'), 'utf8')
  expect(text).toContain('Copyright Someone')
  expect(text).toContain('TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION')
})

test.each([
  ['a licence with further conditions', 'GPL-3.0-only', { LICENSE: 'Copyleft' }, 'no permissive licence: GPL-3.0-only'],
  ['a licence without a text', 'MIT', {}, 'contains no text of its licence'],
])('%s is refused', async (_, license, files, problem) => {
  const library = installed('some-store', license, { 'index.js': 'export const get = 1', ...files })
  const dist = scratchFolder({ ...library, 'vendor/some-store.js': "export { get } from 'some-store'" })
  expect(await bundleVendors(dist)).toEqual([expect.stringContaining(problem)])
})

test('declarations of libraries are removed, and a public declaration that uses their types is an error', async () => {
  const dist = scratchFolder({
    ...map,
    ...projection,
    'vendor/some-map.js': "export { draw } from 'some-map'",
    'vendor/some-map.d.ts': "export { draw } from 'some-map';",
    'api/map/web.d.ts': "export declare const load: () => Promise<typeof import('../../vendor/some-map.ts')>;",
  })
  expect(await bundleVendors(dist)).toEqual([expect.stringContaining('dist/api/map/web.d.ts uses types of a bundled')])
  expect(existsSync(join(dist, 'vendor/some-map.d.ts'))).toBe(false)
})
