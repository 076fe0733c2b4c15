import { expect, onTestFinished, vi } from 'vitest'
import { createApp } from '../../../app/createApp.tsx'
import type { FoundPlace, MapProvider, NearbyQuery, PlacePage, PlaceSource } from '../../../base/map/mapProvider.ts'
import { type AnyApp, defineApp, page } from '../../../router/config/config.ts'
import { peekNavigator } from '../../../router/current.ts'
import { memoryHistory } from '../../../router/history/memoryHistory.ts'

const pageSize = 20
const count = 45

type Center = { readonly [Field in 'latitude' | 'longitude']?: number | undefined } & Pick<NearbyQuery, 'cursor'>

/** A map provider without a network: the places of each list are `<name> 1` to `<name> 45`, each 0.001° further to the north. */
export function createMemoryPlaces({ searchesWhileTyping = true } = {}) {
  const listOf = (name: string, query: Center): PlacePage => {
    const { latitude = 0, longitude = 0, cursor = '0' } = query
    const start = Number(cursor)
    const end = Math.min(count, start + pageSize)
    const places = Array.from({ length: end - start }, (_, index): FoundPlace => {
      const number = start + index + 1
      const north = (number - 1) * 0.001
      return {
        id: `${name} ${number}`,
        name: `${name} ${number}`,
        address: `Street ${number}`,
        latitude: latitude + north,
        longitude,
        distance: Math.round(north * 111_195),
      }
    })
    return { places, nextCursor: end < count ? String(end) : undefined }
  }
  const search = vi.fn<PlaceSource['search']>(async ({ keyword, ...query }) => listOf(keyword, query))
  const nearby = vi.fn<PlaceSource['nearby']>(async (query) => listOf('Place', query))
  const reverse = vi.fn<PlaceSource['reverse']>(async ({ latitude, longitude }) => ({
    id: 'point',
    name: `At ${latitude.toFixed(3)}`,
    address: 'The region',
    latitude,
    longitude,
  }))
  const attribution = '© Memory'
  const places: PlaceSource = { attribution, searchesWhileTyping, search, nearby, reverse }
  const provider: MapProvider = { name: 'Memory', coordinateSystem: 'wgs84', attribution, places }
  return { provider, search, nearby, reverse }
}

/** Result of `createMemoryPlaces`. */
export type MemoryPlaces = ReturnType<typeof createMemoryPlaces>

/** Starts an app without motion, whose first page is `home`, at an address. */
export async function startLocationApp(config: Partial<AnyApp> = {}, url = '/'): Promise<HTMLElement> {
  const element = document.body.appendChild(document.createElement('div'))
  const home = page({ load: async () => ({ default: () => <p>home</p> }), title: 'Home' })
  const app = defineApp({
    motion: false,
    ...config,
    pages: { '/': home, ...config.pages },
    history: memoryHistory(url),
  } as AnyApp)
  const unmount = createApp(app).mount(element)
  onTestFinished(() => {
    unmount()
    element.remove()
  })
  await vi.waitFor(() => expect(peekNavigator()?.stack.get().pages).toHaveLength(1))
  return element
}
