import { createContext, use } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { lisbon, placeIn, showMap } from '../../testing/internal/apps/shownMap.tsx'
import { mouseClick, mouseDrag } from '../../testing/internal/input/mouse.ts'
import type { MapMarker } from './index.ts'

const Language = createContext('none')
const Greeting = () => <b>{use(Language)}</b>

const picture = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)}`

describe('a marker', () => {
  test('without an icon is a pin whose tip is at the point', async () => {
    const map = await showMap({ markers: [{ id: 1, ...lisbon, title: 'Here' }] })
    expect(placeIn(map, map.marker('Here'))).toEqual({ x: expect.closeTo(200, 1), y: expect.closeTo(150, 1) })
    const pin = map.root.querySelector('.sw-map-pin')?.getBoundingClientRect()
    const { left, top } = map.view.getBoundingClientRect()
    expect((pin?.left ?? 0) + (pin?.width ?? 0) / 2 - left).toBeCloseTo(200, 0)
    expect((pin?.bottom ?? 0) - top).toBeCloseTo(150, 0)
  })

  test.each([
    ['half the size of its picture', {}, 30, 20],
    ['as wide as `width`, with the ratio of the picture', { width: 90 }, 90, 60],
    ['as high as `height`, with the ratio of the picture', { height: 40 }, 60, 40],
    ['as large as both', { width: 10, height: 12 }, 10, 12],
  ])('with an icon is %s', async (_, size, width, height) => {
    const map = await showMap({ markers: [{ id: 1, ...lisbon, title: 'Here', iconPath: picture(60, 40), ...size }] })
    await vi.waitFor(() => {
      const icon = map.root.querySelector('.sw-map-icon > img')?.getBoundingClientRect()
      expect([icon?.width, icon?.height]).toEqual([width, height])
    })
  })

  test('whose icon is missing is a pin', async () => {
    const map = await showMap({ markers: [{ id: 1, ...lisbon, title: 'Here', iconPath: '/no-such-icon.png' }] })
    await vi.waitFor(() => expect(map.root.querySelector('.sw-map-pin')).not.toBeNull())
  })

  test('keeps its element while it changes, and loses it with its id', async () => {
    const map = await showMap({ markers: [{ id: 1, ...lisbon, title: 'Here' }] })
    const element = map.marker('Here')
    map.rerender({ markers: [{ id: 1, latitude: 38.73, longitude: -9.13, title: 'There', rotate: 90, alpha: 0.5 }] })
    expect(map.marker('There')).toBe(element)
    expect(map.root.querySelector<HTMLElement>('.sw-map-icon')?.style.opacity).toBe('0.5')
    map.rerender({ markers: [{ id: 2, ...lisbon, title: 'Other' }] })
    expect(map.root.querySelectorAll('.sw-map-marker')).toHaveLength(1)
    expect(map.marker('Other')).not.toBe(element)
  })

  test('is tapped, by its id', async () => {
    const map = await showMap({ markers: [{ id: 7, ...lisbon, title: 'Here' }] })
    await mouseClick(map.at(200, 135))
    await vi.waitFor(() => expect(map.detailsOf('markertap')).toEqual([{ markerId: 7, ...lisbon }]))
    expect(map.detailsOf('tap')).toEqual([])
  })

  test('that can be dragged reports its points, and the map stays', async () => {
    const map = await showMap({ markers: [{ id: 7, ...lisbon, title: 'Here', draggable: true }] })
    await mouseDrag(map.at(200, 135), map.at(304, 135))
    await vi.waitFor(() => expect(map.detailsOf('markerdrag').at(-1)).toMatchObject({ markerId: 7, isEnd: true }))
    expect(placeIn(map, map.marker('Here')).x).toBeCloseTo(300, 0)
    expect(map.detailsOf('regionchange')).toEqual([])
    map.rerender({ markers: [{ id: 7, latitude: 38.73, longitude: -9.15, title: 'Here' }] })
    expect(placeIn(map, map.marker('Here')).x, 'a new position of the app applies').toBeLessThan(200)
  })
})

describe('a callout', () => {
  const callout = (map: Awaited<ReturnType<typeof showMap>>) => map.root.querySelector('.sw-map-callout')

  test('is shown and hidden by a tap on its marker, and hidden by a tap on the map', async () => {
    const map = await showMap({ markers: [{ id: 1, ...lisbon, title: 'Here', callout: { content: 'Hello\nworld' } }] })
    expect(callout(map)).toBeNull()
    await mouseClick(map.at(200, 135))
    await vi.waitFor(() => expect(callout(map)?.textContent).toBe('Hello\nworld'))
    const box = callout(map)?.getBoundingClientRect()
    expect((box?.left ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(map.at(200, 0).x, 0)
    expect(box?.bottom).toBeLessThan(map.at(0, 150 - 36).y)
    await mouseClick({ x: (box?.left ?? 0) + 5, y: (box?.top ?? 0) + 5 })
    await vi.waitFor(() => expect(map.detailsOf('callouttap')).toEqual([{ markerId: 1 }]))
    await mouseClick(map.at(60, 250))
    await vi.waitFor(() => expect(callout(map)).toBeNull())
  })

  test('with `ALWAYS` shows the title if it has no content', async () => {
    const map = await showMap({ markers: [{ id: 1, ...lisbon, title: 'Here', callout: { display: 'ALWAYS' } }] })
    expect(callout(map)?.textContent).toBe('Here')
  })

  test('may have content of the app, which is part of its component tree', async () => {
    const marker: MapMarker = { id: 1, ...lisbon, callout: { display: 'ALWAYS', children: <Greeting /> } }
    const map = await showMap({ markers: [marker], children: <Language value="pt">inside</Language> })
    await vi.waitFor(() => expect(callout(map)?.querySelector('b')?.textContent).toBe('none'))
    map.rerender({ markers: [{ ...marker, callout: { display: 'ALWAYS', children: <i>new</i> } }] })
    await vi.waitFor(() => expect(callout(map)?.innerHTML).toBe('<i>new</i>'))
  })

  test('shows markup as text', async () => {
    const content = '<img src=x onerror=alert(1)>'
    const map = await showMap({
      markers: [{ id: 1, ...lisbon, callout: { display: 'ALWAYS', content }, label: { content } }],
    })
    expect([callout(map)?.textContent, map.root.querySelector('.sw-map-label')?.textContent]).toEqual([
      content,
      content,
    ])
  })
})

test('a label is always visible, and is tapped', async () => {
  const map = await showMap({
    markers: [{ id: 3, ...lisbon, label: { content: 'Number 3', color: 'rgb(1, 2, 3)', anchorX: 20, anchorY: 4 } }],
  })
  const label = map.root.querySelector('.sw-map-label') as HTMLElement
  expect(getComputedStyle(label).color).toBe('rgb(1, 2, 3)')
  const { left, top } = label.getBoundingClientRect()
  expect(left).toBeCloseTo(map.at(220, 0).x, 0)
  await mouseClick({ x: left + 4, y: top + 4 })
  await vi.waitFor(() => expect(map.detailsOf('labeltap')).toEqual([{ markerId: 3 }]))
})

describe('clusters', () => {
  const near = [0, 1, 2].map((id) => ({
    id,
    latitude: lisbon.latitude + id / 1_000,
    longitude: lisbon.longitude,
    title: `${id}`,
  }))
  const far = { id: 9, latitude: 38.75, longitude: -9.2, title: 'Far' }

  test('combine close markers; a tap reports them and zooms in', async () => {
    const map = await showMap({ markers: [...near, far], cluster: true })
    const cluster = () => map.root.querySelector<HTMLElement>('.sw-map-cluster')
    expect(cluster()?.textContent).toBe('3')
    expect(cluster()?.getAttribute('aria-label')).toBe('3 markers')
    expect(map.marker('Far')).not.toBeNull()
    expect(map.root.querySelectorAll('.sw-map-marker')).toHaveLength(1)
    await mouseClick(map.at(200, 148))
    await vi.waitFor(() =>
      expect(map.detailsOf('markerclusterclick')).toEqual([
        {
          cluster: {
            clusterId: 0,
            center: expect.objectContaining({ latitude: expect.closeTo(38.7233, 3) }),
            markerIds: [0, 1, 2],
          },
        },
      ]),
    )
    await vi.waitFor(() => expect(cluster()).toBeNull())
  })

  test('leave out markers that do not join, and end with the prop', async () => {
    const map = await showMap({
      markers: near.map((marker, index) => ({ ...marker, joinCluster: index > 0 })),
      cluster: { gridSize: 80 },
    })
    expect(map.root.querySelector('.sw-map-cluster')?.textContent).toBe('2')
    expect(map.root.querySelectorAll('.sw-map-marker')).toHaveLength(1)
    map.rerender({ markers: near })
    expect(map.root.querySelectorAll('.sw-map-marker')).toHaveLength(3)
  })
})

test('the list of markers shows a marker on the map', async () => {
  const far = { id: 9, latitude: 38.9, longitude: -9.4, title: 'Far', callout: {} }
  const map = await showMap({
    markers: [{ id: 1, ...lisbon, title: 'Near' }, far],
    markerList: true,
    style: { inlineSize: 400, blockSize: 400 },
  })
  const buttons = [...map.root.querySelectorAll<HTMLButtonElement>('.sw-map-list button')]
  expect(buttons.map((button) => button.textContent)).toEqual(['Near', 'Far'])
  buttons[1]?.click()
  await vi.waitFor(() => expect(map.root.querySelector('.sw-map-callout')?.textContent).toBe('Far'))
  expect((await map.context.getCenterLocation()).latitude).toBeCloseTo(38.9, 3)
})

test('a control that is clickable is a button', async () => {
  const tapped = vi.fn()
  const map = await showMap({
    controls: [
      { id: 4, iconPath: picture(20, 20), position: { left: 10, top: 12 }, clickable: true, ariaLabel: 'Layers' },
      { id: 5, iconPath: picture(20, 20), position: { left: 80 } },
    ],
    onControlTap: ({ detail }) => tapped(detail),
  })
  const button = map.root.querySelector<HTMLButtonElement>('button[aria-label="Layers"]')
  expect(placeIn(map, button)).toEqual({ x: 10, y: 12 })
  button?.click()
  expect(tapped.mock.calls).toEqual([[{ controlId: 4 }]])
  expect(map.root.querySelectorAll('.sw-map-control')).toHaveLength(2)
})

test('only markers near the view have elements', async () => {
  const many = Array.from({ length: 1_000 }, (_, id) => ({
    id,
    latitude: 30 + (id % 40) / 2,
    longitude: -20 + Math.floor(id / 40),
  }))
  const map = await showMap({ markers: many })
  expect(map.root.querySelectorAll('.sw-map-marker').length).toBeLessThan(10)
  map.rerender({ markers: many, scale: 5 })
  await vi.waitFor(() => expect(map.root.querySelectorAll('.sw-map-marker').length).toBeGreaterThan(100))
})
