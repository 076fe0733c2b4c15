import { expect, onTestFinished, test } from 'vitest'
import { watchLeftovers } from '../../../testing/internal/environment/leftovers.ts'
import { describeEngine } from '../engine/engine.contract.ts'

const load = async () => (await import('./leafletEngine.ts')).loadEngine()

describeEngine('Leaflet', { load })

test('a map leaves no listeners of Leaflet in the document', async () => {
  const engine = await load()
  const { DomEvent } = await import('../../../vendor/leaflet.ts')
  const container = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => container.remove())
  // Leaflet adds its listeners for the first map of the page only, and other tests may have shown that map.
  DomEvent.PointerEvents.disablePointerDetection()
  const leftovers = watchLeftovers()
  const view = engine.createView(container, {
    camera: { latitude: 38.7, longitude: -9.1, zoom: 6 },
    base: { tile: async () => ({ land: [], borders: [] }), outlines: async () => ({ land: [], borders: [] }) },
  })
  view.destroy()
  expect(leftovers()).toEqual([])
})
