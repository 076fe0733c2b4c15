import { describe, expect, test, vi } from 'vitest'
import { describeConformance } from '../../testing/conformance.tsx'
import { lisbon, placeIn, showMap } from '../../testing/internal/apps/shownMap.tsx'
import { dark, expectNoAxeViolations, forced, light, rtl } from '../../testing/internal/environment/axe.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { watchLeaks } from '../../testing/internal/environment/watchLeaks.ts'
import MapDemo from './demo.tsx'
import { Map } from './index.ts'

describeConformance((props) => <Map {...lisbon} {...props} />, { selector: '.sw-map' })

describe('the visible region', () => {
  test('[S9.9] has the scale 16 by default', async () => {
    const { context } = await showMap({ scale: undefined })
    expect(await context.getScale()).toEqual({ scale: 16 })
  })

  test.each([
    [99, 18],
    [1, 5],
    [Number.POSITIVE_INFINITY, 16],
  ])('[S9.8] with the scale %d has the scale %d', async (scale, shown) => {
    const { context } = await showMap({ scale })
    expect(await context.getScale()).toEqual({ scale: shown })
  })

  test('[S9.8] has the limits of minScale and maxScale instead, if they are set', async () => {
    const { context, rerender } = await showMap({ scale: 3, minScale: 2, maxScale: 20 })
    expect(await context.getScale()).toEqual({ scale: 3 })
    rerender({ scale: 25, minScale: 2, maxScale: 20 })
    await vi.waitFor(async () => expect(await context.getScale()).toEqual({ scale: 20 }))
  })

  test('follows changed props with one beginning and one end, and does not create the map again', async () => {
    const { context, rerender, view, detailsOf } = await showMap()
    const canvas = view.firstElementChild
    rerender({ latitude: 38.75, longitude: -9.2, scale: 13 })
    await vi.waitFor(() => expect(detailsOf('regionchange')).toHaveLength(2))
    expect(detailsOf('regionchange')).toEqual([
      { type: 'begin', causedBy: 'update' },
      {
        type: 'end',
        causedBy: 'update',
        scale: 13,
        centerLocation: { latitude: expect.closeTo(38.75, 4), longitude: expect.closeTo(-9.2, 4) },
        region: expect.objectContaining({ southwest: expect.anything(), northeast: expect.anything() }),
      },
    ])
    expect(view.firstElementChild).toBe(canvas)
    expect((await context.getCenterLocation()).latitude).toBeCloseTo(38.75, 4)
  })

  test('shows all points of includePoints', async () => {
    const porto = { latitude: 41.15, longitude: -8.61 }
    const { context, rerender } = await showMap({ includePoints: [lisbon, porto] })
    for (const point of [lisbon, porto]) {
      const { x, y } = await context.toScreenLocation(point)
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(400)
      expect(y).toBeGreaterThanOrEqual(40 - 1)
      expect(y).toBeLessThanOrEqual(260 + 1)
    }
    const before = await context.getScale()
    rerender({ includePoints: [{ ...lisbon }, { ...porto }] })
    expect(await context.getScale(), 'equal points change nothing').toEqual(before)
  })

  test('keeps its centre when the size changes', async () => {
    const { root, context, marker, view } = await showMap({ markers: [{ id: 1, ...lisbon, title: 'Here' }] })
    root.style.inlineSize = '300px'
    await vi.waitFor(() => expect(placeIn({ view }, marker('Here')).x).toBeCloseTo(150, 0))
    expect((await context.getCenterLocation()).longitude).toBeCloseTo(lisbon.longitude, 4)
  })
})

test('the land and the names of places are drawn, without a request to another server', async () => {
  const { view } = await showMap({ scale: 8 })
  await vi.waitFor(() => expect(view.querySelectorAll('.sw-map-land').length).toBeGreaterThan(1))
  await vi.waitFor(() =>
    expect([...view.querySelectorAll('.sw-map-place')].map((place) => place.textContent)).toContain('Lisbon'),
  )
  const servers = performance.getEntriesByType('resource').map(({ name }) => new URL(name).host)
  expect(servers.filter((server) => server !== location.host)).toEqual([])
})

test('lines, circles and areas are drawn, and drawn again when they change', async () => {
  const line = [lisbon, { latitude: 38.73, longitude: -9.12 }]
  const { view, rerender } = await showMap({
    polyline: [{ points: line, width: 5, color: 'teal', borderWidth: 2, borderColor: 'navy', dottedLine: true }],
    circles: [{ ...lisbon, radius: 500, fillColor: '#00f3' }],
    polygons: [{ points: [...line, { latitude: 38.71, longitude: -9.1 }], strokeColor: 'red', fillColor: 'pink' }],
  })
  const strokes = () =>
    [...view.querySelectorAll('.leaflet-overlay-pane path')].map((path) => path.getAttribute('stroke'))
  expect(strokes()).toEqual(['red', '#000000', 'navy', 'teal'])
  rerender({ polyline: [{ points: line, color: 'gold' }] })
  expect(strokes()).toEqual(['gold'])
})

describe('wrong coordinates', () => {
  test('of the centre are reported, and the map stays usable', async () => {
    const { detailsOf, rerender, context } = await showMap({ latitude: Number.NaN })
    expect(detailsOf('error')).toEqual([expect.objectContaining({ code: 'invalid-argument', api: 'Map' })])
    rerender({ ...lisbon })
    await vi.waitFor(async () => expect((await context.getCenterLocation()).latitude).toBeCloseTo(38.7223, 4))
  })

  test('of markers and shapes are reported once each, and the others are shown', async () => {
    const markers = [
      { id: 1, latitude: 91, longitude: 0, title: 'Wrong' },
      { id: 2, ...lisbon, title: 'Right' },
    ]
    const polyline = [{ points: [lisbon, { latitude: 0, longitude: Number.NaN }] }]
    const { detailsOf, marker, rerender } = await showMap({ markers, polyline })
    rerender({ markers, polyline, scale: 13 })
    expect(marker('Right')).not.toBeNull()
    expect(marker('Wrong')).toBeNull()
    expect(detailsOf('error').map((error) => (error as Error).message)).toEqual([
      'Map:fail the marker 1 has no valid latitude and longitude',
      'Map:fail polyline[0] has a point without a valid latitude and longitude',
    ])
  })
})

test('an engine that cannot be loaded is reported, and a press on the button tries again', async () => {
  let attempts = 0
  const errors: unknown[] = []
  const engine = {
    load: async () => {
      attempts += 1
      throw new Error('lost')
    },
  }
  const { container } = render(<Map engine={engine} onError={({ detail }) => errors.push(detail)} />)
  const button = () => container.querySelector<HTMLButtonElement>('.sw-map-failure button')
  await vi.waitFor(() => expect(button()).not.toBeNull())
  expect(errors).toEqual([expect.objectContaining({ code: 'failed', message: 'Map:fail lost' })])
  button()?.click()
  await vi.waitFor(() => expect(attempts).toBe(2))
})

test('100 mounts leave nothing behind', async () => {
  const first = await showMap({ markers: [{ id: 1, ...lisbon }] })
  first.unmount()
  const leaks = watchLeaks()
  const before = document.querySelectorAll('*').length
  for (let round = 0; round < 100; round++) {
    const { unmount } = await showMap({ markers: [{ id: 1, ...lisbon }] })
    unmount()
  }
  expect(document.querySelectorAll('*').length).toBe(before)
  // Leaflet limits how often it loads tiles, by timers that end by themselves within 100 ms.
  await vi.waitFor(() => expect(leaks()).toEqual([]))
})

test('axe finds no violations in the demo', async () => {
  const { container } = render(<MapDemo />)
  await vi.waitFor(() => expect(container.querySelectorAll('.sw-map[data-state="ready"]')).toHaveLength(2))
  await expectNoAxeViolations(container, [light, dark, rtl, forced])
})
