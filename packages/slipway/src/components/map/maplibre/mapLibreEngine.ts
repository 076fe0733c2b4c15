// Separate chunk: loaded when a map that is drawn by MapLibre is mounted.
import { HostError } from '../../../base/call/HostError.ts'
import type { Camera } from '../camera/camera.state.ts'
import type { BaseOutlines, MapEngine, MapShape, MapView, MapViewOptions } from '../engine/mapEngine.ts'
import { tileUrls } from '../engine/tileUrls.ts'
import { baseColors, baseData, baseStyle } from './baseStyle.ts'
import { createColorReader } from './createColorReader.ts'
import type { FeatureCollection, MaplibreGl, MaplibreMap, MaplibreSource, RasterSource } from './maplibreGl.ts'
import { shapeLayers, shapeSource } from './shapeLayers.state.ts'
import { trustedWorkerUrl } from './trustedWorkerUrl.ts'

/**
 * Loads MapLibre, and returns the engine that draws with it.
 *
 * @throws {HostError} `unsupported` if the browser has no WebGL 2; `unavailable` if MapLibre cannot be loaded.
 */
export async function loadEngine(
  load: () => Promise<MaplibreGl>,
  workerUrl: string | undefined,
  hasWebGl: () => boolean = canDrawWithWebGl,
): Promise<MapEngine> {
  if (!hasWebGl())
    throw new HostError('unsupported', 'MapLibre needs WebGL 2, which this browser lacks or has turned off')
  const maplibre = await load().catch((cause: unknown) => {
    throw new HostError('unavailable', 'maplibre-gl cannot be loaded', { cause })
  })
  if (workerUrl !== undefined) maplibre.setWorkerUrl(trustedWorkerUrl(workerUrl))
  return { createView: (container, options) => createView(maplibre, container, options) }
}

/** Whether the browser can draw with WebGL 2 now. */
function canDrawWithWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  // Browsers allow only a few contexts at once.
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}

function createView(maplibre: MaplibreGl, container: HTMLElement, options: MapViewOptions): MapView {
  const { camera, base, tiles } = options
  const urls = () => tiles && tileUrls(tiles, tiles.isDark(), devicePixelRatio > 1.5)
  const colors = createColorReader(container)
  const map = new maplibre.Map({
    container,
    style: baseStyle(tiles && { ...tiles, urls: urls() ?? [] }),
    ...positionOf(camera),
    interactive: false,
    attributionControl: false,
    trackResize: false,
    validateStyle: false,
    fadeDuration: 0,
    // The camera is bounded already. MapLibre would also move it away from the poles, where the view extends beyond the world.
    transformConstrain: (center, zoom) => ({ center, zoom }),
  })
  dress(map.getCanvas())

  let outlines: BaseOutlines | undefined
  let isLoading = false
  let isDestroyed = false
  /** Whether the map has a style. MapLibre makes it asynchronously, and makes it again after a lost WebGL context. */
  let isStyled = false
  let shapes: readonly MapShape[] = []
  let layerIds: readonly string[] = []

  const fillSource = (id: string, data: FeatureCollection) => {
    const source = map.getSource(id) as MaplibreSource | undefined
    source?.setData(data)
  }
  const paintBase = () => {
    if (!isStyled) return
    for (const { layer, paint, cssName } of baseColors)
      if (map.getLayer(layer)) map.setPaintProperty(layer, paint, colors.read(`var(${cssName})`))
  }
  const drawBase = () => {
    if (!isStyled || !outlines) return
    const data = baseData(outlines)
    fillSource('land', data.land)
    fillSource('borders', data.borders)
  }
  const drawShapes = () => {
    if (!isStyled) return
    const { layers, features } = shapeLayers(shapes, colors.read)
    for (const id of layerIds) map.removeLayer(id)
    for (const layer of layers) map.addLayer(layer)
    layerIds = layers.map(({ id }) => id)
    fillSource(shapeSource, { type: 'FeatureCollection', features })
  }
  const loadOutlines = () => {
    if (tiles || outlines || isLoading) return
    isLoading = true
    base.outlines().then(
      (loaded) => {
        isLoading = false
        outlines = loaded
        if (!isDestroyed) drawBase()
      },
      () => {
        // The end of the next motion tries again.
        isLoading = false
      },
    )
  }
  map.on('style.load', () => {
    isStyled = true
    paintBase()
    drawBase()
    drawShapes()
  })
  map.on('error', () => tiles?.onError())
  map.on('webglcontextlost', () => {
    isStyled = false
  })
  loadOutlines()

  return {
    show(next) {
      map.jumpTo(positionOf(next))
      // MapLibre would draw in the next frame, and the markers would be ahead of the map.
      if (isStyled) map.redraw()
    },
    settle: loadOutlines,
    setShapes(next) {
      shapes = next
      drawShapes()
    },
    resize() {
      map.resize()
      if (isStyled) map.redraw()
    },
    restyle() {
      colors.reset()
      const source = map.getSource('tiles') as RasterSource | undefined
      source?.setTiles(urls() ?? [])
      paintBase()
      drawShapes()
    },
    destroy() {
      isDestroyed = true
      isStyled = false
      map.remove()
      colors.dispose()
    },
  }
}

/** Positions the canvas, and hides it from screen readers: the map has a name and a role already. */
function dress(canvas: HTMLCanvasElement): void {
  canvas.style.position = 'absolute'
  canvas.style.inset = '0 auto auto 0'
  for (const name of ['tabindex', 'role', 'aria-label']) canvas.removeAttribute(name)
}

/** MapLibre counts zoom levels from tiles of 512 px. */
const positionOf = ({ latitude, longitude, zoom }: Camera) =>
  ({ center: [longitude, latitude], zoom: zoom - 1 }) satisfies Parameters<MaplibreMap['jumpTo']>[0]
