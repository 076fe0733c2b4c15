import { afterEach, describe, expect, test, vi } from 'vitest'
import { setMapProvider } from '../../base/map/currentMapProvider.ts'
import type { TileSource } from '../../base/map/mapProvider.ts'
import { showMap } from '../../testing/internal/apps/shownMap.tsx'
import { needWebGl } from '../../testing/internal/environment/devTools.ts'
import { mapLibre } from './index.ts'

const attribution = '© City of Lisbon'
const picture = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="${color}"/></svg>`)}`

/** Sets a provider with these tiles. */
function provideTiles(tiles: Omit<TileSource, 'attribution'>): void {
  setMapProvider({ name: 'City', coordinateSystem: 'wgs84', attribution, tiles: { ...tiles, attribution } })
}

afterEach(() => {
  setMapProvider(undefined)
  delete document.documentElement.dataset.swTheme
})

describe('tiles of a provider', () => {
  test('are shown instead of the atlas, with their attribution', async () => {
    provideTiles({ url: picture('teal') })
    const { view, root } = await showMap()
    await vi.waitFor(() => expect(view.querySelectorAll('img.leaflet-tile-loaded').length).toBeGreaterThan(1))
    expect(view.querySelector('.sw-map-land, .sw-map-place')).toBeNull()
    expect(root.querySelector('.sw-map-attribution')?.textContent).toBe(attribution)
  })

  test('follow the theme', async () => {
    provideTiles({ url: picture('white'), dark: picture('black') })
    document.documentElement.dataset.swTheme = 'light'
    const { view } = await showMap()
    const sources = () =>
      new Set([...view.querySelectorAll<HTMLImageElement>('img.leaflet-tile')].map(({ src }) => src))
    await vi.waitFor(() => expect(sources()).toEqual(new Set([picture('white')])))
    document.documentElement.dataset.swTheme = 'dark'
    await vi.waitFor(() => expect(sources()).toEqual(new Set([picture('black')])))
  })

  test('that cannot be loaded are reported once', async () => {
    provideTiles({ url: 'data:image/png;base64,broken' })
    const { detailsOf, view } = await showMap()
    const codes = () => detailsOf('error').map((error) => (error as { code: string }).code)
    await vi.waitFor(() => expect(codes()).toEqual(['unavailable']))
    expect(view.querySelectorAll('img.leaflet-tile').length).toBeGreaterThan(1)
  })

  test('are drawn by MapLibre, too', async () => {
    needWebGl()
    provideTiles({ url: picture('teal') })
    const { default: workerUrl } = await import('maplibre-gl/dist/maplibre-gl-worker.mjs?url')
    const { root, detailsOf } = await showMap({ engine: mapLibre({ load: () => import('maplibre-gl'), workerUrl }) })
    expect(root.querySelector('canvas')).not.toBeNull()
    expect(root.querySelector('.sw-map-attribution')?.textContent).toBe(attribution)
    expect(detailsOf('error')).toEqual([])
  })
})
