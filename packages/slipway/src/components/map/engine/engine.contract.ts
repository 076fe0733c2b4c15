import '../map.css'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createAtlas } from '../../../atlas/index.ts'
import type { MapPoint } from '../../../base/map/mapObjects.ts'
import { type Color, isClose, type Picture, takePicture } from '../../../testing/internal/environment/picture.ts'
import { watchLeaks } from '../../../testing/internal/environment/watchLeaks.ts'
import { type Camera, panned, viewPositionOf } from '../camera/camera.state.ts'
import { withCopies } from '../shapes/shapes.state.ts'
import type { BaseMap, MapEngine, MapEngineSource, MapShape, MapView } from './mapEngine.ts'

const size = { width: 400, height: 300 }
const lisbon: Camera = { latitude: 38.7223, longitude: -9.1393, zoom: 6 }

const water: Color = [0, 0, 200]
const land: Color = [0, 150, 0]
const coast: Color = [250, 250, 250]
const border: Color = [250, 0, 250]
const red: Color = [255, 0, 0]
const gold: Color = [255, 215, 0]

/** A base map with the real coasts. */
const atlas = createAtlas()
const base: BaseMap = { tile: atlas.tile, outlines: () => atlas.outlines() }
/** A base map without land, for tests of shapes. */
const sea: BaseMap = {
  tile: async () => ({ land: [], borders: [] }),
  outlines: async () => ({ land: [], borders: [] }),
}

/**
 * The cases that every engine passes.
 *
 * @param need Skips a test in browsers in which the engine cannot draw.
 */
export function describeEngine(name: string, source: MapEngineSource, need?: () => void): void {
  describe(name, () => {
    let engine: MapEngine
    // The first use of the atlas compiles its worker.
    beforeEach(async () => {
      need?.()
      engine = await source.load()
      await Promise.all([atlas.outlines(), atlas.tile({ x: 0, y: 0, z: 0 })])
    }, 60_000)

    /** Shows a view at the upper left corner of the page. */
    const show = (camera: Camera, map = base) => {
      const container = containerOf({ water, land, coast, border })
      const view = engine.createView(container, { camera, base: map })
      onTestFinished(() => view.destroy())
      return { container, view, picture: () => takePicture(container) }
    }

    test('a view fills its container and takes no focus and no name', async () => {
      const { container } = show(lisbon)
      const drawn = container.querySelector('canvas') ?? container
      expect(drawn.getBoundingClientRect()).toMatchObject({ left: 0, top: 0, ...size })
      expect(container.querySelectorAll('[tabindex], [role], [aria-label], a, button')).toHaveLength(0)
    })

    test.each<[string, Camera, readonly (readonly [latitude: number, longitude: number, color: Color])[]]>([
      [
        'Lisbon',
        lisbon,
        [
          [39.5, -7.5, land],
          [41, -6.5, land],
          [38, -11, water],
          [36.2, -9, water],
        ],
      ],
      [
        'the date line',
        { latitude: 67.5, longitude: 180, zoom: 4 },
        [
          [67.5, 177, land],
          [67.5, 180, land],
          [67.5, -177, land],
          [70, 179, water],
          [70, -178, water],
          [64.2, -178.5, water],
        ],
      ],
      [
        'the point at 0°, 0°',
        { latitude: 0, longitude: 0, zoom: 4 },
        [
          [0, 0, water],
          [8, 1, land],
          [0.5, 14, land],
          [-9, -9, water],
        ],
      ],
      [
        'the whole world',
        { latitude: 0, longitude: 0, zoom: 0 },
        [
          [60, 100, land],
          [25, 10, land],
          [-25, 135, land],
          [0, -30, water],
          [-82, 60, land],
        ],
      ],
    ])('the land and the sea are at their places: %s', async (_, camera, places) => {
      const { picture } = show(camera)
      await eventually(async () => {
        const seen = await picture()
        const found = places.map(([latitude, longitude]) => nameOf(colorAt(seen, camera, { latitude, longitude })))
        expect(found).toEqual(places.map(([, , color]) => nameOf(color)))
      })
    })

    test('a coast is drawn between land and sea, and none along the date line', async () => {
      const camera: Camera = { latitude: 67.5, longitude: 180, zoom: 5 }
      const { picture } = show(camera)
      await eventually(async () => {
        const seen = await picture()
        const column = (longitude: number) =>
          Array.from({ length: 60 }, (_, index) =>
            nameOf(colorAt(seen, camera, { latitude: 66.5 + index / 30, longitude })),
          )
        expect(new Set(column(180))).toEqual(new Set(['land']))
        const row = Array.from({ length: size.height }, (_, y) => nameOf(seen.colorAt(100, y)))
        expect(row).toContain('land')
        expect(row).toContain('water')
        expect(row.some((color) => color !== 'land' && color !== 'water')).toBe(true)
      })
    })

    test('`show` moves the map by exactly the expected pixels', async () => {
      const { view, picture } = show(lisbon, sea)
      view.setShapes([spot(lisbon, red)])
      await eventually(async () => expectAt(await picture(), red, { x: 200, y: 150 }))
      const start = (await picture()).centreOf(red)
      let camera = lisbon
      for (const by of [
        { x: 45, y: 0 },
        { x: -32, y: -25 },
        { x: -7, y: 64 },
      ]) {
        camera = panned(lisbon, by)
        view.show(camera)
        const moved = (await picture()).centreOf(red)
        // The edges of a shape are blended, so its centre is known to about half a pixel.
        expect(Math.abs((moved?.x ?? 0) - (start?.x ?? 0) - by.x)).toBeLessThan(0.75)
        expect(Math.abs((moved?.y ?? 0) - (start?.y ?? 0) - by.y)).toBeLessThan(0.75)
      }
      view.settle()
      expectAt(await picture(), red, viewPositionOf(camera, size, lisbon))
    })

    test('`show` moves the map across the date line', async () => {
      const fiji: Camera = { latitude: -17, longitude: 179.8, zoom: 7 }
      const { view, picture } = show(fiji, sea)
      view.setShapes(withCopies(spot(fiji, red)))
      await eventually(async () => expectAt(await picture(), red, { x: 200, y: 150 }))
      for (const longitude of [180, -179.9, -179.5]) {
        view.show({ ...fiji, longitude })
        await eventually(async () => expectAt(await picture(), red, viewPositionOf({ ...fiji, longitude }, size, fiji)))
      }
      view.settle()
      await eventually(async () =>
        expectAt(await picture(), red, viewPositionOf({ ...fiji, longitude: -179.5 }, size, fiji)),
      )
    })

    test('`show` zooms the map about its centre', async () => {
      const { view, picture } = show(lisbon, sea)
      const east = { latitude: lisbon.latitude, longitude: lisbon.longitude + 1 }
      view.setShapes([spot(east, red)])
      await eventually(async () => expectAt(await picture(), red, viewPositionOf(lisbon, size, east)))
      for (const zoom of [6.5, 7, 5]) {
        const camera = { ...lisbon, zoom }
        view.show(camera)
        await eventually(async () => expectAt(await picture(), red, viewPositionOf(camera, size, east)))
      }
      view.settle()
      await eventually(async () => expectAt(await picture(), red, viewPositionOf({ ...lisbon, zoom: 5 }, size, east)))
    })

    test('shapes appear in their colours, cover each other in their order, and disappear', async () => {
      const { view, picture } = show(lisbon, sea)
      const east = { latitude: lisbon.latitude, longitude: lisbon.longitude + 1 }
      view.setShapes([square(lisbon, { fill: 'gold' }), spot(lisbon, red), spot(east, gold)])
      await eventually(async () => {
        const seen = await picture()
        expectAt(seen, red, { x: 200, y: 150 })
        expect(nameOf(seen.colorAt(215, 150))).toBe('gold')
        expect(nameOf(colorAt(seen, lisbon, east))).toBe('gold')
      })
      view.setShapes([spot(lisbon, red), square(lisbon, { fill: 'gold' })])
      await eventually(async () => {
        const seen = await picture()
        expect(seen.centreOf(red)).toBeUndefined()
        expect(nameOf(colorAt(seen, lisbon, east))).toBe('water')
      })
      view.setShapes([])
      await eventually(async () => expect((await picture()).centreOf(gold)).toBeUndefined())
    })

    test('a line has its width, and a dotted one its dashes', async () => {
      const { view, picture } = show(lisbon, sea)
      view.setShapes(
        [-40, 40].map((y) => ({
          lines: [[-150, 150].map((x) => pointAt(x, y))],
          isClosed: false,
          stroke: { color: 'red', widthPx: 8, dashes: y > 0 ? [24, 24] : [] },
        })),
      )
      await eventually(async () => {
        const seen = await picture()
        const across = Array.from({ length: 100 }, (_, y) => seen.colorAt(200, 60 + y)).filter((color) =>
          isClose(color, red),
        )
        // The outermost pixel at each side may be blended.
        expect(across.length).toBeGreaterThanOrEqual(6)
        expect(across.length).toBeLessThanOrEqual(8)
        const along = Array.from({ length: 240 }, (_, x) => seen.colorAt(80 + x, 190)).filter((color) =>
          isClose(color, red),
        )
        expect(along.length).toBeGreaterThan(90)
        expect(along.length).toBeLessThan(150)
      })
    })

    test.each([
      ['#f00', red],
      ['rgb(255 0 0)', red],
      ['hsl(0 100% 50%)', red],
      ['oklch(0.62796 0.25768 29.2339)', red],
      ['var(--route)', red],
      ['light-dark(#f00, #0f0)', red],
      ['#ff00007f', [127, 0, 100]],
    ] as const)('the colour %s is drawn', async (color, drawn) => {
      const { container, view, picture } = show(lisbon, sea)
      container.style.setProperty('--route', 'red')
      view.setShapes([square(lisbon, { fill: color })])
      await eventually(async () => expect(isClose((await picture()).colorAt(200, 150), drawn)).toBe(true))
    })

    test('a shape across the date line is drawn once, also if it is translucent', async () => {
      const camera: Camera = { latitude: 0, longitude: 180, zoom: 6 }
      const { view, picture } = show(camera, sea)
      view.setShapes(withCopies(square({ latitude: 0, longitude: 180 }, { fill: '#ff00007f' })))
      await eventually(async () => {
        const seen = await picture()
        for (const x of [185, 200, 215]) expect(isClose(seen.colorAt(x, 150), [127, 0, 100])).toBe(true)
      })
    })

    test('`restyle` applies other colours', async () => {
      const { container, view, picture } = show({ ...lisbon, longitude: -5, latitude: 40 })
      await eventually(async () => expect(nameOf((await picture()).colorAt(200, 150))).toBe('land'))
      container.closest<HTMLElement>('.sw-map')?.style.setProperty('--sw-map-land', 'gold')
      view.restyle()
      await eventually(async () => expect(nameOf((await picture()).colorAt(200, 150))).toBe('gold'))
    })

    test('`resize` keeps the centre in the middle, and fills the new size', async () => {
      const { container, view, picture } = show(lisbon, sea)
      view.setShapes([spot(lisbon, red)])
      await eventually(async () => expectAt(await picture(), red, { x: 200, y: 150 }))
      for (const [width, height] of [
        [300, 200],
        [380, 420],
      ] as const) {
        Object.assign(container.style, { inlineSize: `${width}px`, blockSize: `${height}px` })
        view.resize()
        await eventually(async () => expectAt(await picture(), red, { x: width / 2, y: height / 2 }))
        const canvas = container.querySelector('canvas')
        if (canvas) expect(canvas.getBoundingClientRect()).toMatchObject({ width, height })
      }
    })

    test('50 views leave no element and no canvas behind', async () => {
      const container = containerOf({ water, land, coast, border })
      const cycle = () => {
        const view: MapView = engine.createView(container, { camera: lisbon, base })
        view.setShapes([spot(lisbon, red)])
        view.show({ ...lisbon, zoom: 7 })
        view.settle()
        view.destroy()
      }
      cycle()
      const leaks = watchLeaks()
      const before = document.querySelectorAll('*').length
      for (let round = 0; round < 50; round++) cycle()
      expect(container.childNodes).toHaveLength(0)
      expect(document.querySelectorAll('*').length).toBe(before)
      await eventually(() => expect(leaks()).toEqual([]))
    })
  })
}

/** Waits until a picture is as expected. Pauses between pictures, because the engines and the pictures need the same processors. */
export const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000, interval: 100 })

/** An element at the upper left corner of the page, inside the elements of a map, whose colours are set. */
function containerOf(colors: Readonly<Record<string, Color>>): HTMLElement {
  const root = document.body.appendChild(document.createElement('div'))
  root.className = 'sw-map'
  const frame = root.appendChild(document.createElement('div'))
  frame.className = 'sw-map-frame'
  const container = frame.appendChild(document.createElement('div'))
  container.className = 'sw-map-canvas'
  for (const [name, color] of Object.entries(colors)) root.style.setProperty(`--sw-map-${name}`, `rgb(${color.join()})`)
  Object.assign(root.style, { position: 'fixed', inset: '0 auto auto 0', inlineSize: '400px', blockSize: '500px' })
  Object.assign(container.style, {
    inset: '0 auto auto 0',
    inlineSize: `${size.width}px`,
    blockSize: `${size.height}px`,
  })
  onTestFinished(() => root.remove())
  return container
}

/** The point at a distance in pixels from the centre of Lisbon's view. */
function pointAt(x: number, y: number): MapPoint {
  const degrees = 360 / (256 * 2 ** lisbon.zoom)
  return {
    longitude: lisbon.longitude + x * degrees,
    latitude: lisbon.latitude - y * degrees * Math.cos((lisbon.latitude * Math.PI) / 180),
  }
}

/** A square that is 14 px wide at zoom 6. */
const spot = (centre: MapPoint, color: Color): MapShape => squareOf(centre, 0.15, { fill: `rgb(${color.join()})` })

/** A square with sides of one degree. */
const square = (centre: MapPoint, paint: Paint): MapShape => squareOf(centre, 0.5, paint)

type Paint = Pick<MapShape, 'fill' | 'stroke'>

const squareOf = ({ latitude, longitude }: MapPoint, half: number, paint: Paint): MapShape => ({
  lines: [
    [
      [-half, -half],
      [half, -half],
      [half, half],
      [-half, half],
    ].map(([east = 0, north = 0]) => ({ latitude: latitude + north, longitude: longitude + east })),
  ],
  isClosed: true,
  ...paint,
})

function colorAt(seen: Picture, camera: Camera, point: MapPoint): Color {
  const { x, y } = viewPositionOf(camera, size, point)
  return seen.colorAt(x, y)
}

const names = { water, land, coast, border, red, gold }

const nameOf = (color: Color) => Object.entries(names).find(([, known]) => isClose(color, known))?.[0] ?? color.join()

/** Expects the centre of a colour at a position. Engines may move shapes to whole pixels, and the layer of the shapes, too. */
function expectAt(seen: Picture, color: Color, at: { readonly x: number; readonly y: number }): void {
  const { x, y } = seen.centreOf(color) ?? { x: Number.NaN, y: Number.NaN }
  expect(Math.abs(x - at.x)).toBeLessThanOrEqual(1.5)
  expect(Math.abs(y - at.y)).toBeLessThanOrEqual(1.5)
}
