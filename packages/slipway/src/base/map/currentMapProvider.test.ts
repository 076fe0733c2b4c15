import { afterEach, expect, test } from 'vitest'
import { mapProvider, setMapProvider } from './currentMapProvider.ts'

afterEach(() => setMapProvider(undefined))

test('there is no provider until one is set, and it can be removed', () => {
  expect(mapProvider()).toBeUndefined()
  const provider = { name: 'A', coordinateSystem: 'wgs84', attribution: '© A' } as const
  setMapProvider(provider)
  expect(mapProvider()).toBe(provider)
  setMapProvider(undefined)
  expect(mapProvider()).toBeUndefined()
})
