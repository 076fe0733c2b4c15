// Separate chunk: loaded when a map without an engine of its own is mounted.
import type { Camera } from '../camera/camera.state.ts'
import { wrapLongitude } from '../camera/mercator.ts'
import type { BaseMap, MapEngine, MapShape, MapView, MapViewOptions, RasterTiles } from '../engine/mapEngine.ts'
import { drawTile } from './drawTile.ts'
import type { Leaflet, LeafletGrid, LeafletPath, LeafletPlace } from './leaflet.ts'
import './leaflet.css'

/** Options that turn off everything that Slipway does itself: gestures, keys, controls and animations. */
const drawingOnly = {
  attributionControl: false,
  zoomControl: false,
  dragging: false,
  pinchZoom: false,
  scrollWheelZoom: false,
  doubleClickZoom: false,
  boxZoom: false,
  keyboard: false,
  tapHold: false,
  trackResize: false,
  zoomAnimation: false,
  fadeAnimation: false,
  zoomSnap: 0,
}

/** Loads Leaflet, and returns the engine that draws with it. */
export async function loadEngine(): Promise<MapEngine> {
  const leaflet: Leaflet = await import('../../../vendor/leaflet.ts')
  return { createView: (container, options) => createView(leaflet, container, options) }
}

function createView(leaflet: Leaflet, container: HTMLElement, { camera, base, tiles }: MapViewOptions): MapView {
  const map = new leaflet.LeafletMap(container, {
    ...drawingOnly,
    center: [camera.latitude, camera.longitude],
    zoom: camera.zoom,
    // Half of the view around it, so that a pan shows no cut lines.
    renderer: new leaflet.SVG({ padding: 0.5 }),
  })
  // The first map listens to all pointers of the document for Leaflet's gestures, and would still listen after its removal.
  leaflet.DomEvent.PointerEvents.disablePointerDetection()
  // Leaflet rounds to whole pixels, which makes the outlines of small circles uneven.
  map.latLngToLayerPoint = (place) => {
    const { x, y } = map.project(place).subtract(map.getPixelOrigin())
    return new leaflet.Point(tenths(x), tenths(y))
  }
  let shown = { ...camera }
  let paths: readonly LeafletPath[] = []
  let isZooming = false

  const urlNow = () => (tiles?.isDark() && tiles.dark) || tiles?.url || ''
  let url = urlNow()
  const pictures = tiles && new leaflet.TileLayer(url, { ...loading, ...optionsOf(tiles) })
  pictures?.on('tileerror', () => tiles?.onError())
  map.addLayer(pictures ?? landLayer(leaflet, base))

  const centreOf = ({ latitude, longitude }: Camera) => new leaflet.LatLng(latitude, longitude)
  return {
    show(next) {
      // Beyond 180 degrees the longitude continues, so that the date line can be crossed without a jump.
      const to = { ...next, longitude: shown.longitude + wrapLongitude(next.longitude - shown.longitude) }
      if (to.zoom === shown.zoom) {
        const at = map.latLngToContainerPoint([to.latitude, to.longitude])
        map._rawPanBy(at.subtract(map.getSize().divideBy(2)))
        map.fire('move')
      } else {
        isZooming = true
        map._move(centreOf(to), to.zoom, { pinch: true, round: false })
      }
      shown = to
    },
    settle() {
      const longitude = wrapLongitude(shown.longitude)
      if (longitude === shown.longitude) map._moveEnd(isZooming)
      else map._resetView(centreOf({ ...shown, longitude }), shown.zoom, true)
      shown = { ...shown, longitude }
      isZooming = false
    },
    setShapes(shapes) {
      for (const path of paths) path.remove()
      paths = shapes.map((shape) => {
        const Path = shape.isClosed ? leaflet.Polygon : leaflet.Polyline
        const path = new Path(
          shape.lines.map((line) => line.map(({ latitude, longitude }): LeafletPlace => [latitude, longitude])),
          styleOf(shape),
        )
        map.addLayer(path)
        return path
      })
    },
    resize: () => map.invalidateSize({ animate: false, pan: true }),
    restyle() {
      // Style sheets colour the land, and shapes have colours of their own.
      const next = urlNow()
      if (next !== url) pictures?.setUrl(next)
      url = next
    },
    destroy: () => map.remove(),
  }
}

const tenths = (px: number) => Math.round(px * 10) / 10

/** When tiles are loaded during a motion, and how many around the view are kept. */
const loading = { updateWhenIdle: false, updateInterval: 100, keepBuffer: 1 }

function optionsOf({ subdomains = [], minZoom, maxZoom }: RasterTiles) {
  return {
    subdomains,
    alt: '',
    ...(minZoom !== undefined && { minNativeZoom: minZoom }),
    ...(maxZoom !== undefined && { maxNativeZoom: maxZoom }),
  }
}

/** The land and the borders of the atlas. */
function landLayer(leaflet: Leaflet, base: BaseMap): LeafletGrid {
  const grid = new leaflet.GridLayer(loading)
  grid.createTile = ({ x, y, z = 0 }, done) => {
    const tile = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    base.tile({ x, y, z }).then(
      (content) => {
        drawTile(tile, content)
        done(undefined, tile)
      },
      (error: unknown) => done(error, tile),
    )
    return tile
  }
  return grid
}

function styleOf({ stroke, fill }: MapShape) {
  return {
    interactive: false,
    stroke: stroke !== undefined,
    color: stroke?.color,
    weight: stroke?.widthPx ?? 0,
    opacity: 1,
    dashArray: stroke?.dashes.length ? stroke.dashes.join(' ') : null,
    // Dots of a dotted line are as long as the line is wide.
    lineCap: stroke?.dashes.length ? 'butt' : 'round',
    fill: fill !== undefined,
    fillColor: fill,
    fillOpacity: 1,
    // Corners may be left out if the line moves by less than this many pixels.
    smoothFactor: 0.2,
  }
}
