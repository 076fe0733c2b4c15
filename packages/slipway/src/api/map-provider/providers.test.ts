import { expect, test } from 'vitest'
import { amap, baidu, combineProviders, google, nominatim, osmTiles, photon, tencent } from './index.ts'

const paris = { latitude: 48.8584, longitude: 2.2945, name: 'Tower, Eiffel', address: 'Champ de Mars' }
const beijing = { latitude: 39.908, longitude: 116.397, name: '天安门' }

test('OpenStreetMap has raster tiles, on its own server or on yours', () => {
  expect(osmTiles().tiles).toMatchObject({
    url: expect.stringContaining('openstreetmap.org'),
    maxZoom: 19,
  })
  const own = { url: '/tiles/{z}/{x}/{y}.png', dark: '/dark/{z}/{x}/{y}.png', maxZoom: 16 }
  expect(osmTiles(own).tiles).toMatchObject(own)
})

test('combined providers keep the parts, the coordinate system of the tiles and both attributions', () => {
  const places = google({ key: 'a' })
  const both = combineProviders({ tiles: osmTiles(), places })
  expect(both).toMatchObject({
    name: 'OpenStreetMap, Google Maps',
    coordinateSystem: 'wgs84',
    attribution: '© OpenStreetMap contributors · Google Maps',
  })
  expect(both.places).toBe(places.places)
  expect(both.directionsUrl?.(paris)).toContain('openstreetmap.org')
  expect(combineProviders({ tiles: osmTiles(), directions: places }).directionsUrl?.(paris)).toContain('google.com')
  expect(combineProviders({ tiles: osmTiles(), places: photon({ url: '/a' }) }).attribution).toBe(
    '© OpenStreetMap contributors',
  )
  expect(combineProviders({})).toMatchObject({ attribution: '', coordinateSystem: 'wgs84' })
})

test.each([
  ['osmTiles', () => osmTiles(), paris, 'https://www.openstreetmap.org/directions?to=48.8584%2C2.2945'],
  ['google', () => google({ key: 'a' }), paris, 'https://www.google.com/maps/dir/?api=1&destination=48.8584%2C2.2945'],
  [
    'amap',
    () => amap({ key: 'a', securityCode: 'b' }),
    paris,
    'https://uri.amap.com/navigation?to=2.2945%2C48.8584%2CTower%20%20Eiffel&mode=car&coordinate=gaode&callnative=1',
  ],
  [
    'tencent',
    () => tencent({ proxyUrl: '/a' }),
    { latitude: 48.8584, longitude: 2.2945 },
    'https://apis.map.qq.com/uri/v1/routeplan?type=drive&tocoord=48.8584%2C2.2945&referer=slipway',
  ],
  [
    'baidu',
    () => baidu({ key: 'a' }),
    paris,
    'https://api.map.baidu.com/marker?location=48.8584%2C2.2945&title=Tower%2C%20Eiffel&content=Champ%20de%20Mars&output=html&src=slipway',
  ],
])('%s links to its navigation', (_, provider, to, url) => {
  expect(provider().directionsUrl?.(to)).toBe(url)
})

test('links to maps of China have their coordinates', () => {
  const links = [amap({ key: 'a', securityCode: 'b' }), tencent({ proxyUrl: '/a', key: 'k' }), baidu({ key: 'a' })]
  const points = links.map((provider) => decodeURIComponent(provider.directionsUrl?.(beijing) ?? '').match(/\d+\.\d+/g))
  expect(points.map((point) => point?.map((degrees) => Number(degrees).toFixed(3)))).toEqual([
    ['116.403', '39.909'],
    ['39.909', '116.403'],
    ['39.916', '116.410'],
  ])
})

test.each<[string, () => unknown, string]>([
  ['osmTiles', () => osmTiles({ url: '/tiles' }), 'url must contain {z}, {x} and {y}'],
  ['osmTiles', () => osmTiles({ dark: '{z}/{x}' }), 'dark must contain {z}, {x} and {y}'],
  ['osmTiles', () => osmTiles({ url: 7 } as never), 'url must be a non-empty string'],
  ['photon', () => photon({} as never), 'url must be a non-empty string'],
  ['nominatim', () => nominatim({ url: '' }), 'url must be a non-empty string'],
  ['nominatim', () => nominatim({ email: 7 } as never), 'email must be a non-empty string'],
  ['nominatim', () => nominatim({ interval: -1 }), 'interval must be a finite number, 0 or more'],
  ['google', () => google({} as never), 'key must be a non-empty string'],
  ['google', () => google(null as never), 'options must be an object'],
  ['amap', () => amap({ key: 'a' }), 'securityCode or serviceHost is required'],
  ['amap', () => amap({ key: 'a', serviceHost: '' }), 'serviceHost must be a non-empty string'],
  ['tencent', () => tencent({ key: 'a' } as never), 'proxyUrl must be a non-empty string'],
  ['baidu', () => baidu({ key: 7 } as never), 'key must be a non-empty string'],
  ['combineProviders', () => combineProviders({ tiles: photon({ url: '/a' }) }), 'tiles must be a provider with tiles'],
  ['combineProviders', () => combineProviders({ places: osmTiles() }), 'places must be a provider with places'],
  [
    'combineProviders',
    () => combineProviders({ directions: combineProviders({}) }),
    'directions must be a provider with directionsUrl',
  ],
])('%s throws for a wrong option: %s', (name, create, detail) => {
  expect(create).toThrow(
    expect.objectContaining({ name: 'ApiError', code: 'invalid-argument', errMsg: `${name}:fail ${detail}` }),
  )
})

test('providers that need a script or a server do nothing before the first search', async () => {
  for (const provider of [google({ key: 'a' }), amap({ key: 'a', securityCode: 'b' }), baidu({ key: 'a' })]) {
    const query = { ...paris, locale: 'en', signal: new AbortController().signal }
    // Node.js lacks a document for the script.
    await expect(provider.places?.reverse(query)).rejects.toMatchObject({ name: 'HostError', code: 'unavailable' })
  }
})
