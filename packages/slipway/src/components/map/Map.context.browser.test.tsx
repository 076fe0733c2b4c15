import { createRef } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { createMapContext, type MapContext } from '../../api/map-context/index.ts'
import { lisbon, placeIn, showMap } from '../../testing/internal/apps/shownMap.tsx'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { Map } from './index.ts'

const markers = [{ id: 1, ...lisbon, title: 'Here' }]
const porto = { latitude: 41.15, longitude: -8.61 }

test('a context finds its map by id, by ref and by element', async () => {
  const ref = createRef<HTMLDivElement>()
  const { root } = await showMap({ id: 'city', ref })
  for (const target of ['city', ref, root]) {
    expect(await createMapContext(target).getScale()).toEqual({ scale: 12 })
  }
})

test('a call waits for a map whose code is still loading', async () => {
  const ref = createRef<HTMLDivElement>()
  render(<Map ref={ref} {...lisbon} scale={9} />)
  expect(await createMapContext(ref).getScale()).toEqual({ scale: 9 })
})

const calls: [string, (map: MapContext) => Promise<unknown>][] = [
  ['getCenterLocation', (map) => map.getCenterLocation()],
  ['getScale', (map) => map.getScale()],
  ['getRegion', (map) => map.getRegion()],
  ['moveToLocation', (map) => map.moveToLocation(porto)],
  ['includePoints', (map) => map.includePoints({ points: [porto] })],
  ['translateMarker', (map) => map.translateMarker({ markerId: 1, destination: porto })],
  ['moveAlong', (map) => map.moveAlong({ markerId: 1, path: [porto, lisbon], duration: 100 })],
  ['addMarkers', (map) => map.addMarkers({ markers: [{ id: 2, ...porto }] })],
  ['removeMarkers', (map) => map.removeMarkers({ markerIds: [1] })],
  ['initMarkerCluster', (map) => map.initMarkerCluster()],
  ['toScreenLocation', (map) => map.toScreenLocation(porto)],
  ['fromScreenLocation', (map) => map.fromScreenLocation({ x: 1, y: 2 })],
  ['openMapApp', (map) => map.openMapApp(porto)],
]

test.each(calls)('%s rejects with `not-found` if the map is unmounted', async (name, call) => {
  const { context, unmount } = await showMap({ markers })
  unmount()
  await expect(call(context)).rejects.toMatchObject({ code: 'not-found', api: name })
})

test('an element that is not a map rejects with `not-found`', async () => {
  const { element } = render(<p>text</p>)
  await expect(createMapContext(element).getScale()).rejects.toMatchObject({ code: 'not-found' })
})

test.each([
  ['a motion of the map', (map: MapContext) => map.moveToLocation(porto)],
  ['a motion of a marker', (map: MapContext) => map.translateMarker({ markerId: 1, destination: porto })],
])('%s rejects with `not-found` if the map is unmounted meanwhile', async (_, call) => {
  const { context, unmount } = await showMap({ markers })
  const motion = call(context)
  await vi.waitFor(() => expect(document.querySelector('.sw-map')).not.toBeNull())
  await context.getScale()
  unmount()
  await expect(motion).rejects.toMatchObject({ code: 'not-found' })
})

test('moveToLocation and includePoints resolve at the end of the motion', async () => {
  const { context, detailsOf } = await showMap()
  await context.moveToLocation(porto)
  const centre = await context.getCenterLocation()
  expect([centre.latitude, centre.longitude]).toEqual([expect.closeTo(41.15, 4), expect.closeTo(-8.61, 4)])
  expect(detailsOf('regionchange').at(-1)).toMatchObject({ type: 'end', causedBy: 'update' })
  await context.includePoints({ points: [lisbon, porto], padding: { bottom: 150 } })
  for (const point of [lisbon, porto]) {
    const { y } = await context.toScreenLocation(point)
    expect(y).toBeGreaterThan(39)
    expect(y).toBeLessThan(151)
  }
})

test('moveToLocation without a point rejects with `unavailable` if the position of the user is not shown', async () => {
  const { context } = await showMap()
  await expect(context.moveToLocation()).rejects.toMatchObject({ code: 'unavailable' })
})

test('positions of the screen and points convert into each other', async () => {
  const { context } = await showMap()
  const point = await context.fromScreenLocation({ x: 30, y: 40 })
  const { x, y } = await context.toScreenLocation(point)
  expect([x, y]).toEqual([expect.closeTo(30, 3), expect.closeTo(40, 3)])
  const { southwest, northeast } = await context.getRegion()
  expect(await context.fromScreenLocation({ x: 0, y: 300 })).toEqual(southwest)
  expect(await context.fromScreenLocation({ x: 400, y: 0 })).toEqual(northeast)
})

describe('a motion of a marker', () => {
  test.each([
    ['translateMarker', (map: MapContext) => map.translateMarker({ markerId: 7, destination: porto })],
    ['moveAlong', (map: MapContext) => map.moveAlong({ markerId: 7, path: [porto], duration: 10 })],
    ['removeMarkers', (map: MapContext) => map.removeMarkers({ markerIds: [7] })],
  ])('[S8.3] %s of an unknown marker fails, and the map stays usable', async (name, call) => {
    const { context } = await showMap({ markers })
    await expect(call(context)).rejects.toMatchObject({
      code: 'not-found',
      errMsg: `${name}:fail cannot find marker with id 7`,
    })
    expect(await context.getScale()).toEqual({ scale: 12 })
  })

  test('moves it to the destination, where it stays until the app moves it', async () => {
    const map = await showMap({ markers })
    const destination = await map.context.fromScreenLocation({ x: 300, y: 80 })
    await map.context.translateMarker({ markerId: 1, destination, duration: 60, autoRotate: true })
    const at = () => placeIn(map, map.marker('Here'))
    expect(at()).toEqual({ x: expect.closeTo(300, 0), y: expect.closeTo(80, 0) })
    expect(map.root.querySelector<HTMLElement>('.sw-map-icon')?.style.transform).toMatch(/rotate\(5\d/)
    map.rerender({ markers: [{ ...markers[0], id: 1, ...lisbon, title: 'Here' }] })
    expect(at().x, 'a marker at the same position').toBeCloseTo(300, 0)
    map.rerender({ markers: [{ id: 1, latitude: 38.71, longitude: -9.15, title: 'Here' }] })
    expect(at().x).toBeLessThan(200)
  })

  test('along a path passes its points, and another motion ends it', async () => {
    const map = await showMap({ markers })
    const corner = await map.context.fromScreenLocation({ x: 380, y: 150 })
    const end = await map.context.fromScreenLocation({ x: 380, y: 280 })
    const first = map.context.moveAlong({ markerId: 1, path: [lisbon, corner, end], duration: 60_000 })
    await vi.waitFor(() => expect(placeIn(map, map.marker('Here')).x).toBeGreaterThan(200))
    expect(placeIn(map, map.marker('Here')).y).toBeCloseTo(150, 0)
    await map.context.moveAlong({ markerId: 1, path: [corner, end], duration: 1 })
    await first
    expect(placeIn(map, map.marker('Here'))).toEqual({ x: expect.closeTo(380, 0), y: expect.closeTo(280, 0) })
  })

  test('is skipped with reduced motion', async () => {
    await lessMotion()
    const map = await showMap({ markers })
    const destination = await map.context.fromScreenLocation({ x: 300, y: 80 })
    await map.context.translateMarker({ markerId: 1, destination, duration: 600_000 })
    expect(placeIn(map, map.marker('Here')).x).toBeCloseTo(300, 0)
  })
})

describe('markers by calls', () => {
  const names = (root: HTMLElement) =>
    [...root.querySelectorAll('.sw-map-icon')].map((icon) => icon.getAttribute('aria-label'))

  test('are added to those of the prop, and replace those with their ids', async () => {
    const { context, root } = await showMap({ markers })
    await context.addMarkers({ markers: [{ id: 2, ...lisbon, title: 'Added' }] })
    expect(names(root)).toEqual(['Here', 'Added'])
    await context.addMarkers({ markers: [{ id: 1, ...lisbon, title: 'Replaced' }] })
    expect(names(root).toSorted()).toEqual(['Added', 'Replaced'])
  })

  test('replace all others with `clear`, until the prop changes', async () => {
    const { context, root, rerender } = await showMap({ markers })
    await context.addMarkers({ markers: [{ id: 2, ...lisbon, title: 'Added' }], clear: true })
    expect(names(root)).toEqual(['Added'])
    rerender({ markers: [{ id: 3, ...lisbon, title: 'New' }] })
    expect(names(root).toSorted()).toEqual(['Added', 'New'])
  })

  test('are removed, all or none', async () => {
    const { context, root } = await showMap({ markers: [...markers, { id: 2, ...lisbon, title: 'Other' }] })
    await expect(context.removeMarkers({ markerIds: [1, 9] })).rejects.toMatchObject({ code: 'not-found' })
    expect(names(root)).toHaveLength(2)
    await context.removeMarkers({ markerIds: [1] })
    expect(names(root)).toEqual(['Other'])
  })

  test('are combined after initMarkerCluster', async () => {
    const { context, root } = await showMap({ markers: [...markers, { id: 2, ...lisbon, title: 'Other' }] })
    await context.initMarkerCluster({ gridSize: 40 })
    expect(root.querySelector('.sw-map-cluster')?.textContent).toBe('2')
  })
})

test.each<[string, (map: MapContext) => Promise<unknown>, string]>([
  [
    'a latitude',
    (map) => map.moveToLocation({ latitude: 91, longitude: 0 }),
    'latitude must be a number from -90 to 90',
  ],
  ['half a point', (map) => map.moveToLocation({ latitude: 1 }), 'longitude must be a number from -180 to 180'],
  ['no list', (map) => map.includePoints({ points: 7 as never }), 'points must be a list'],
  [
    'a point of a list',
    (map) => map.includePoints({ points: [lisbon, {} as never] }),
    'points[1].latitude must be a number from -90 to 90',
  ],
  [
    'a marker id',
    (map) => map.translateMarker({ markerId: 'a' as never, destination: porto }),
    'markerId must be a finite number',
  ],
  [
    'a duration',
    (map) => map.moveAlong({ markerId: 1, path: [], duration: -1 }),
    'duration must be a finite number, 0 or more',
  ],
  ['a marker without an id', (map) => map.addMarkers({ markers: [{ ...lisbon }] }), 'id must be a finite number'],
  ['a grid', (map) => map.initMarkerCluster({ gridSize: 0 }), 'gridSize must be a finite number, 1 or more'],
  ['a position', (map) => map.fromScreenLocation({ x: Number.NaN, y: 0 }), 'x must be a finite number'],
])('%s that is wrong is refused', async (_, call, message) => {
  const { context } = await showMap({ markers })
  await expect(call(context)).rejects.toMatchObject({
    code: 'invalid-argument',
    message: expect.stringContaining(message),
  })
})
