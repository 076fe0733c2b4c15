import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { lisbon, showMap } from '../../../testing/internal/apps/shownMap.tsx'
import { expectConsole } from '../../../testing/internal/environment/consoleGuard.ts'
import { needWebGl } from '../../../testing/internal/environment/devTools.ts'
import { isClose, takePicture } from '../../../testing/internal/environment/picture.ts'
import { describeEngine, eventually } from '../engine/engine.contract.ts'
import type { BaseOutlines } from '../engine/mapEngine.ts'
import { mapLibre } from './mapLibre.ts'
import { loadEngine } from './mapLibreEngine.ts'
import { trustedWorkerUrl } from './trustedWorkerUrl.ts'

const load = () => import('maplibre-gl')
const source = mapLibre({ load, workerUrl })

describeEngine('MapLibre', source, needWebGl)

/** A map whose land is the whole view and green. */
async function shownLand(outlines = async () => world) {
  needWebGl()
  const engine = await source.load()
  const container = document.body.appendChild(document.createElement('div'))
  container.style.cssText =
    'position: fixed; inset: 0 auto auto 0; inline-size: 100px; block-size: 100px; --sw-map-water: blue; --sw-map-land: lime'
  const view = engine.createView(container, {
    camera: { latitude: 0, longitude: 0, zoom: 4 },
    base: { outlines, tile: async () => ({ land: [], borders: [] }) },
  })
  onTestFinished(() => {
    view.destroy()
    container.remove()
  })
  const isLand = async () => isClose((await takePicture(container)).colorAt(20, 20), [0, 255, 0])
  return { container, view, isLand }
}
const corners = [
  [-60, -60],
  [60, -60],
  [60, 60],
  [-60, 60],
  [-60, -60],
]
const world: BaseOutlines = { land: [[corners]], borders: [] }
const area = [-1, 1].map((latitude) => ({ latitude, longitude: -1 }))
const square = {
  lines: [[...area, ...area.toReversed().map(({ latitude }) => ({ latitude, longitude: 1 }))]],
  isClosed: true,
  fill: 'red',
}

test('`Map` draws with it, below its markers', async () => {
  needWebGl()
  const { root, marker } = await showMap({ engine: source, markers: [{ id: 1, ...lisbon, title: 'Here' }] })
  expect(root.querySelectorAll('.sw-map-canvas canvas')).toHaveLength(1)
  expect(marker('Here')).not.toBeNull()
})

describe('an error is reported', () => {
  test('without WebGL', async () => {
    await expect(loadEngine(load, workerUrl, () => false)).rejects.toMatchObject({
      name: 'HostError',
      code: 'unsupported',
      message: expect.stringContaining('WebGL 2'),
    })
  })

  test('if MapLibre cannot be loaded', async () => {
    needWebGl()
    const cause = new Error('offline')
    const broken = mapLibre({ load: () => Promise.reject(cause) })
    await expect(broken.load()).rejects.toMatchObject({ name: 'HostError', code: 'unavailable', cause })
  })
})

test('a lost WebGL context is restored, with the shapes that were set in the meantime', async () => {
  const { container, view, isLand } = await shownLand()
  await eventually(async () => expect(await isLand()).toBe(true))
  const context = container.querySelector('canvas')?.getContext('webgl2')
  const loss = context?.getExtension('WEBGL_lose_context')
  const happened = (type: string) =>
    new Promise((resolve) => container.querySelector('canvas')?.addEventListener(type, resolve, { once: true }))
  const lost = happened('webglcontextlost')
  loss?.loseContext()
  await lost
  view.setShapes([square])
  view.restyle()
  view.show({ latitude: 0, longitude: 1, zoom: 5 })
  view.resize()
  view.settle()
  // A context can be restored only once the event of its loss has ended.
  await new Promise(requestAnimationFrame)
  const restored = happened('webglcontextrestored')
  loss?.restoreContext()
  await restored
  await eventually(async () => expect(await isLand()).toBe(true))
  await eventually(async () => {
    const { x, y } = (await takePicture(container)).centreOf([255, 0, 0]) ?? { x: 0, y: 0 }
    expect(x).toBeCloseTo(50 - 22.8, -1)
    expect(y).toBeCloseTo(50, -1)
  })
})

test('the worker is allowed by documents that require trusted types', () => {
  const { TrustedScriptURL } = window as { readonly TrustedScriptURL?: new () => object }
  const trusted: unknown = trustedWorkerUrl('/worker.mjs')
  if (TrustedScriptURL) expect(trusted).toBeInstanceOf(TrustedScriptURL)
  expect(`${trusted}`).toBe('/worker.mjs')
  expect(`${trustedWorkerUrl('/worker.mjs')}`, 'for a second map').toBe('/worker.mjs')
})

test('outlines that cannot be loaded are requested again after the next motion', async () => {
  let attempts = 0
  const { view, isLand } = await shownLand(async () => {
    attempts += 1
    if (attempts === 1) throw new Error('offline')
    return world
  })
  await vi.waitFor(() => expect(attempts).toBe(1))
  view.settle()
  await eventually(async () => expect(await isLand()).toBe(true))
  view.settle()
  expect(attempts).toBe(2)
})

test('a worker that cannot be loaded is reported on the console', async () => {
  needWebGl()
  expectConsole('error', /worker/i)
  const broken = await loadEngine(load, '/missing-worker.mjs')
  onTestFinished(async () => void (await loadEngine(load, workerUrl)))
  const container = document.body.appendChild(document.createElement('div'))
  const view = broken.createView(container, {
    camera: { latitude: 0, longitude: 0, zoom: 4 },
    base: { outlines: async () => world, tile: async () => ({ land: [], borders: [] }) },
  })
  await vi.waitFor(() => expect(vi.spyOn(console, 'error')).toHaveBeenCalled())
  view.destroy()
  container.remove()
})
