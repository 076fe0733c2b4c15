import { expect, test } from 'vitest'
import type { MapCommands } from './commands.ts'
import type { MapContextHost } from './host.ts'
import { createMapContext } from './index.ts'
import { mapAppUrl } from './mapAppUrl.ts'

const lisbon = { latitude: 38.72, longitude: -9.14 }

test.each([
  ['apple', '', 'https://maps.apple.com/?ll=38.72,-9.14&q=38.72%2C-9.14'],
  ['apple', 'Café & Bar', 'https://maps.apple.com/?ll=38.72,-9.14&q=Caf%C3%A9%20%26%20Bar'],
  ['geo', '', 'geo:38.72,-9.14?q=38.72,-9.14'],
  ['geo', 'Home', 'geo:38.72,-9.14?q=38.72,-9.14(Home)'],
  ['web', 'Home', 'https://www.openstreetmap.org/?mlat=38.72&mlon=-9.14#map=16/38.72/-9.14'],
] as const)('the address for %s, of a place named "%s"', (app, name, url) => {
  expect(mapAppUrl(app, lisbon, name)).toBe(url)
})

test.each([undefined, null, 7, ''])('%s is no target', (target) => {
  expect(() => createMapContext(target as never)).toThrow(
    'createMapContext:fail refOrId must be an id, a ref or an element',
  )
})

test('without a document each call rejects with `unavailable`', async () => {
  await expect(createMapContext('map').getScale()).rejects.toMatchObject({ code: 'unavailable' })
})

test('the map app of the device is opened with the name of the place', async () => {
  const opened: string[] = []
  const host: MapContextHost = {
    commandsOf: async () => ({}) as MapCommands,
    open: (url) => opened.push(url),
    mapApp: () => 'geo',
  }
  await createMapContext('map', host).openMapApp({ ...lisbon, destination: 'Home' })
  expect(opened).toEqual(['geo:38.72,-9.14?q=38.72,-9.14(Home)'])
})
