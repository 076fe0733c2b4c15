import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratchFolder } from '../lib/scratchFolder.ts'
import { findFirefox, findWebKit } from './engines.ts'

function folderWith(...names: readonly string[]): string {
  const folder = scratchFolder(Object.fromEntries(names.map((name) => [name, '#!/bin/sh\n'])))
  for (const name of names) chmodSync(join(folder, name), 0o755)
  return folder
}

test('Firefox is the one in SLIPWAY_FIREFOX, else one on the PATH', () => {
  const folder = folderWith('firefox', 'mine')
  expect(findFirefox({ PATH: folder })).toBe(join(folder, 'firefox'))
  expect(findFirefox({ PATH: folder, SLIPWAY_FIREFOX: join(folder, 'mine') })).toBe(join(folder, 'mine'))
  expect(() => findFirefox({ PATH: folder, SLIPWAY_FIREFOX: '/none' })).toThrow('SLIPWAY_FIREFOX names "/none"')
})

test('a Firefox that Playwright cannot control is not used', () => {
  const folder = folderWith('firefox')
  writeFileSync(join(folder, 'application.ini'), '[App]\nVersion=140.12.0\n')
  expect(findFirefox({ PATH: folder })).toBeUndefined()
  writeFileSync(join(folder, 'application.ini'), '[App]\nVersion=153.8.0\n')
  expect(findFirefox({ PATH: folder })).toBe(join(folder, 'firefox'))
})

test('WebKitGTK is found if its driver, a virtual screen and its browser are installed', () => {
  const folder = folderWith('WebKitWebDriver', 'Xvfb', 'MiniBrowser')
  const env = { PATH: folder, SLIPWAY_WEBKIT: join(folder, 'MiniBrowser') }
  const paths = { driver: 'WebKitWebDriver', screen: 'Xvfb', browser: 'MiniBrowser' }
  expect(findWebKit(env)).toEqual(
    Object.fromEntries(Object.entries(paths).map(([part, name]) => [part, join(folder, name)])),
  )
  expect(findWebKit({ ...env, PATH: folderWith('Xvfb') })).toBeUndefined()
})
