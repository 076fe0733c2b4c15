import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { lisbon, placeIn, type ShownMap, showMap } from '../../testing/internal/apps/shownMap.tsx'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { mouseClick, mouseDrag, turnWheel } from '../../testing/internal/input/mouse.ts'
import { penDrag } from '../../testing/internal/input/pen.ts'
import { doubleTap, restingDrag } from '../../testing/internal/input/timedPress.ts'
import { apart, touchPinch } from '../../testing/internal/input/touch.ts'

const markers = [{ id: 1, ...lisbon, title: 'Here' }]
const scaleOf = async ({ context }: ShownMap) => (await context.getScale()).scale
const placeOf = (map: ShownMap) => placeIn(map, map.marker('Here'))

describe.each([
  ['a finger', restingDrag, 10],
  ['a mouse', mouseDrag, 4],
  ['a pen', penDrag, 4],
] as const)('%s', (_, drag, slopPx) => {
  test('drags the map, with one beginning and one end', async () => {
    await lessMotion()
    const map = await showMap({ markers })
    await drag(map.at(200, 200), map.at(100 - slopPx, 200))
    await vi.waitFor(() => expect(placeOf(map).x).toBeCloseTo(100, 0))
    await map.settled()
    expect(map.detailsOf('regionchange')).toEqual([
      { type: 'begin', causedBy: 'gesture' },
      expect.objectContaining({ type: 'end', causedBy: 'drag', scale: 12 }),
    ])
    expect(map.detailsOf('tap')).toEqual([])
  })
})

test('two fingers zoom about their centre', async () => {
  const map = await showMap({ markers })
  await touchPinch(apart(map.at(200, 150), 60), apart(map.at(200, 150), 120))
  await map.settled()
  expect(await scaleOf(map)).toBeCloseTo(13, 1)
  expect(placeOf(map).x).toBeCloseTo(200, 0)
  expect(map.detailsOf('regionchange').at(-1)).toMatchObject({ type: 'end', causedBy: 'scale' })
})

test('the wheel zooms about the pointer, and the page does not scroll', async () => {
  const map = await showMap({ markers })
  await turnWheel(map.at(200, 150), { y: -100 })
  await map.settled()
  expect(await scaleOf(map)).toBeGreaterThan(12.1)
  expect(placeOf(map).x).toBeCloseTo(200, 0)
})

test('[S9.8] no gesture zooms beyond the limits', async () => {
  const map = await showMap({ scale: 17.9 })
  for (let turn = 0; turn < 3; turn++) await turnWheel(map.at(200, 150), { y: -400 })
  await map.settled()
  expect(await scaleOf(map)).toBe(18)
  expect((await map.context.getCenterLocation()).latitude).toBeCloseTo(lisbon.latitude, 3)
})

test('a double tap zooms in, and is no tap', async () => {
  const map = await showMap()
  await doubleTap(map.at(200, 150))
  await vi.waitFor(async () => expect(await scaleOf(map)).toBe(13))
  expect(map.detailsOf('tap')).toEqual([])
})

test('a tap reports its point', async () => {
  const map = await showMap()
  await mouseClick(map.at(200, 150))
  await vi.waitFor(() => expect(map.detailsOf('tap')).toHaveLength(1))
  expect(map.detailsOf('tap')).toEqual([
    { latitude: expect.closeTo(lisbon.latitude, 3), longitude: expect.closeTo(lisbon.longitude, 3) },
  ])
})

describe('keys', () => {
  test('move and zoom the map, and announce place and scale', async () => {
    const map = await showMap({ markers })
    map.view.focus()
    await userEvent.keyboard('{ArrowRight}')
    await vi.waitFor(() => expect(placeOf(map).x).toBeCloseTo(200 - 80, 0))
    await userEvent.keyboard('{ArrowDown}')
    await vi.waitFor(() => expect(placeOf(map).y).toBeCloseTo(150 - 60, 0))
    await userEvent.keyboard('+')
    await vi.waitFor(async () => expect(await scaleOf(map)).toBe(13))
    await userEvent.keyboard('-')
    await vi.waitFor(async () => expect(await scaleOf(map)).toBe(12))
    await vi.waitFor(() =>
      expect(map.root.querySelector('[role="status"]')?.textContent).toBe('Lisbon, Portugal, zoom level 12'),
    )
  })

  test('move the map to the same side in right-to-left pages', async () => {
    const map = await showMap({ markers, dir: 'rtl' })
    map.view.focus()
    await userEvent.keyboard('{ArrowRight}')
    await vi.waitFor(() => expect(placeOf(map).x).toBeCloseTo(200 - 80, 0))
  })

  test('go through the markers in the view and tap them; the map is one tab stop', async () => {
    const map = await showMap({
      markers: [
        { id: 1, ...lisbon, title: 'South' },
        { id: 2, latitude: 38.74, longitude: -9.14, title: 'North' },
        { id: 3, latitude: 48, longitude: 2, title: 'Elsewhere' },
        { id: 4, latitude: 38.73, longitude: -9.15 },
      ],
    })
    map.view.focus()
    const active = () => {
      const id = map.view.getAttribute('aria-activedescendant')
      return id === null ? undefined : document.getElementById(id)?.getAttribute('aria-label')
    }
    const names: unknown[] = []
    for (const key of ['PageDown', 'PageDown', 'PageDown', 'PageUp']) {
      await userEvent.keyboard(`{${key}}`)
      names.push(active())
    }
    expect(names).toEqual(['North', 'Marker', 'South', 'Marker'])
    await userEvent.keyboard('{PageDown}{Enter}')
    expect(map.detailsOf('markertap')).toEqual([{ markerId: 1, ...lisbon }])
    await userEvent.keyboard('{Escape}')
    expect(active()).toBeUndefined()
    expect(map.root.querySelectorAll('[tabindex="0"], button:not([tabindex="-1"])')).toHaveLength(1)
  })
})

describe('gestures that are turned off', () => {
  test('leave the map in place', async () => {
    const map = await showMap({ markers, enableScroll: false, enableZoom: false })
    await mouseDrag(map.at(200, 200), map.at(100, 200))
    await turnWheel(map.at(200, 150), { y: -100 })
    map.view.focus()
    await userEvent.keyboard('{ArrowRight}+')
    expect(placeOf(map).x).toBeCloseTo(200, 0)
    expect(await scaleOf(map)).toBe(12)
    expect(map.detailsOf('regionchange')).toEqual([])
    expect(map.view.style.touchAction).not.toBe('none')
  })

  test('can be turned on again', async () => {
    const map = await showMap({ enableZoom: false })
    map.rerender({ enableZoom: true })
    await turnWheel(map.at(200, 150), { y: -100 })
    await map.settled()
    expect(await scaleOf(map)).toBeGreaterThan(12)
  })
})

test('buttons zoom', async () => {
  const map = await showMap()
  const [zoomIn, zoomOut] = ['Zoom in', 'Zoom out'].map((name) =>
    map.root.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`),
  )
  zoomIn?.click()
  await vi.waitFor(async () => expect(await scaleOf(map)).toBe(13))
  zoomOut?.click()
  await vi.waitFor(async () => expect(await scaleOf(map)).toBe(12))
})
