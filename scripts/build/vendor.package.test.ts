import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { serveApp } from '../bench/serveApp.ts'
import { testLaunchOptions } from '../browsers/chromium.ts'
import { readText } from '../lib/readText.ts'
import { root } from '../lib/root.ts'
import { bundle } from '../size/bundle.ts'

const isBundled = (path: string) => path.endsWith('/dist/vendor/idb-keyval.js')

test('an app loads a bundled library from our package, and only when it is needed', async () => {
  const { modules, lazyModules } = await bundle("export * from 'slipway/api/storage'", { part: true })
  expect(modules.filter(isBundled)).toEqual([])
  expect(lazyModules.filter(isBundled)).toHaveLength(1)
  expect([...modules, ...lazyModules].filter((path) => path.includes('/node_modules/'))).toEqual([])
})

test('a list contains its library in the same chunk, without unused parts', async () => {
  const { modules, lazyModules } = await bundle("export * from 'slipway/components/list'", { part: true })
  expect(modules.filter((path) => path.endsWith('/dist/vendor/virtua.js'))).toHaveLength(1)
  expect([...modules, ...lazyModules].filter((path) => path.includes('/node_modules/'))).toEqual([])
})

test('a video loads hls.js only for a stream', async () => {
  const { modules, lazyModules } = await bundle("export * from 'slipway/components/video'", { part: true })
  const isHls = (path: string) => path.endsWith('/dist/vendor/hls.js')
  expect(modules.filter(isHls)).toEqual([])
  expect(lazyModules.filter(isHls)).toHaveLength(1)
  const other = await bundle("export { createApp, showToast, Audio } from 'slipway'", { part: true })
  expect([...other.modules, ...other.lazyModules].filter(isHls)).toEqual([])
})

test('the package has no dependencies and contains the licences of the bundled packages', () => {
  expect(JSON.parse(readText('packages/slipway/package.json'))).not.toHaveProperty('dependencies')
  const licences = readText('packages/slipway/dist/vendor/LICENSES.txt')
  expect(licences).toContain('idb-keyval')
  expect(licences).toContain('virtua')
  expect(licences).toContain('hls.js')
  expect(licences).toContain('TERMS AND CONDITIONS')
})

const app = `
  import { getStorage, setStorage } from 'slipway/api/storage'
  await setStorage({ key: 'file', data: new File(['Meet at 8'], 'note.txt') })
  const { data } = await getStorage({ key: 'file' })
  document.title = data.name + ': ' + (await data.text())
`

test.each([
  ['the build', []],
  ['the source', ['slipway-source']],
])('an app made by plain Vite from %s stores a file in a real browser', async (name, conditions) => {
  const folder = join(root, '.cache', 'vendor-app', name.replace(' ', '-'))
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><title>Waiting</title><script type="module" src="./app.js">',
  )
  writeFileSync(join(folder, 'app.js'), app)
  const resolve = { conditions: [...conditions, 'module', 'browser', 'production'] }
  const target = 'esnext'
  await build({ configFile: false, root: folder, logLevel: 'silent', resolve, build: { target, emptyOutDir: true } })

  const { address, close } = await serveApp(join(folder, 'dist'))
  const browser = await chromium.launch(testLaunchOptions())
  onTestFinished(async () => {
    await browser.close()
    close()
  })
  const page = await browser.newPage()
  await page.goto(address)
  await page.waitForFunction("document.title !== 'Waiting'", undefined, { timeout: 20_000 })
  expect(await page.title()).toBe('note.txt: Meet at 8')
})
