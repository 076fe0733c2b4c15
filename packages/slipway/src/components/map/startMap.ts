// Separate chunk: loaded when a map is mounted.

import './markers/markers.css'
import type { MapCommands } from '../../api/map-context/commands.ts'
import { refusal } from '../../base/call/check.ts'
import { HostError } from '../../base/call/HostError.ts'
import { whenLoaded } from '../../base/late/whenLoaded.ts'
import { isMapPoint } from '../../base/map/isMapPoint.ts'
import type { MapPoint } from '../../base/map/mapObjects.ts'
import { type Camera, cameraShowing, regionOf, type Size } from './camera/camera.state.ts'
import { createCameraControl } from './camera/createCameraControl.ts'
import { scaleBarAt } from './camera/scaleBar.state.ts'
import { createMapCommands } from './createMapCommands.ts'
import { watchTheme } from './engine/watchTheme.ts'
import { attachMapGestures } from './input/attachMapGestures.ts'
import { createKeys } from './input/createKeys.ts'
import { createTaps } from './input/createTaps.ts'
import type { MapKeyPress } from './input/mapKeys.state.ts'
import { loadMapParts } from './loadMapParts.ts'
import type { UserLocation } from './location/showUserLocation.ts'
import type { MapMarker } from './mapMarker.ts'
import type { MapParts } from './mapParts.ts'
import { edgesOf, limitsOf, type MapOutput, type MapSettings, zoomOf } from './mapSettings.ts'
import { createMarkerLayer } from './markers/createMarkerLayer.ts'
import { createMarkerStore } from './markers/createMarkerStore.ts'
import { nameOf } from './markers/markerElement.ts'
import { createOverlay } from './overlay/createOverlay.ts'
import { createPlaceNames } from './overlay/createPlaceNames.ts'
import { allShapes } from './shapes/shapes.state.ts'

/** A map that is shown. */
export interface RunningMap {
  readonly commands: MapCommands
  /** The sources of the map's data, which must be shown. */
  readonly attribution: string
  /** Applies the settings that differ from those before. */
  update(before: MapSettings): void
  zoomBy(by: number): void
  /** Moves to a marker and opens its callout, as a press in the list of markers does. */
  showMarker(marker: MapMarker): void
  /** Handles a key. @returns Whether the map has used it. */
  press(key: MapKeyPress): boolean
  destroy(): void
}

/** Widest bar of the scale. */
const scaleBarPx = 96

/**
 * Shows a map in an element.
 *
 * @param view The element, which stays empty otherwise.
 * @param id Prefix of the ids of elements.
 * @param latest Returns the current settings.
 */
export async function startMap(
  view: HTMLElement,
  id: string,
  latest: () => MapSettings,
  output: MapOutput,
): Promise<RunningMap> {
  const { engine, atlas, tiles } = await loadMapParts(latest())
  let hasTileError = false
  const { signal, ...disposal } = disposalOf()
  const canvas = layerIn(view, 'sw-map-canvas')
  const names = layerIn(view, 'sw-map-places')
  // Pictures without names. Screen readers get the places and the scale as texts.
  for (const layer of [canvas, names]) layer.setAttribute('aria-hidden', 'true')
  const marks = layerIn(view, 'sw-map-markers')
  let size: Size = { width: view.clientWidth, height: view.clientHeight }
  const sizeNow = () => size
  const limits = () => limitsOf(latest())

  const control = createCameraControl(firstCamera(latest(), size), {
    limits,
    size: sizeNow,
    onBegin(cause) {
      output.emit('regionchange', { type: 'begin', causedBy: cause === 'update' ? 'update' : 'gesture' })
    },
    onMove(camera) {
      drawing.show(camera)
      placeNames.overlay.show(camera)
      overlay.show(camera)
      showScaleBar(camera)
    },
    onEnd(causedBy) {
      settle()
      const camera = control.now()
      const centerLocation = { latitude: camera.latitude, longitude: camera.longitude }
      const region = regionOf(camera, size)
      output.emit('regionchange', { type: 'end', causedBy, scale: camera.zoom, centerLocation, region })
    },
  })
  const drawing = engine.createView(canvas, {
    camera: control.now(),
    tiles: tiles && {
      ...tiles,
      isDark: () => isDarkIn(canvas),
      onError() {
        if (!hasTileError) output.emit('error', new HostError('unavailable', 'a tile of the map cannot be loaded'))
        hasTileError = true
      },
    },
    base: {
      tile: (place) => atlas.tile({ ...place, borders: latest().borders ?? false }),
      outlines: () => atlas.outlines({ borders: latest().borders ?? false }),
    },
  })
  const placeOverlay = createOverlay(names, sizeNow)
  const placeNames = {
    overlay: placeOverlay,
    ...createPlaceNames(placeOverlay, sizeNow, ({ southwest, northeast }, limit) =>
      atlas.places({
        west: southwest.longitude,
        south: southwest.latitude,
        east: northeast.longitude,
        north: northeast.latitude,
        limit,
        signal,
      }),
    ),
  }
  const overlay = createOverlay(marks, sizeNow)
  const layer = createMarkerLayer({
    overlay,
    id,
    camera: control.now,
    size: sizeNow,
    words: output.words,
    onHosts: output.onHosts,
    onError: (error) => output.emit('error', error),
  })
  const store = createMarkerStore(layer, latest)

  let shapesZoom: number | undefined
  const drawShapes = () => {
    const { polyline = [], circles = [], polygons = [] } = latest()
    const { zoom } = control.now()
    const { shapes, mistakes, dependsOnZoom } = allShapes({ polyline, circles, polygons }, zoom)
    shapesZoom = dependsOnZoom ? zoom : undefined
    for (const mistake of mistakes) output.emit('error', refusal('Map', mistake))
    drawing.setShapes(shapes)
  }
  const showScaleBar = ({ latitude, zoom }: Camera) => {
    if (latest().showScale) output.onScaleBar(scaleBarAt(latitude, zoom, scaleBarPx))
  }
  /** Draws what a motion has left out. */
  const settle = () => {
    const camera = control.now()
    drawing.settle()
    placeOverlay.settle()
    overlay.settle()
    layer.render()
    hasTileError = false
    // Tiles of a provider contain names.
    if (!tiles) placeNames.update(camera)
    user?.settle(camera.zoom)
    if (shapesZoom !== undefined && shapesZoom !== camera.zoom) drawShapes()
  }

  // The position of the user.
  let user: UserLocation | undefined
  let userAt: MapPoint | undefined
  let stopUser = () => {}
  const followUser = () => {
    stopUser()
    userAt = user = undefined
    if (!latest().showLocation) return
    stopUser = whenLoaded(
      () => import('./location/showUserLocation.ts'),
      ({ showUserLocation }) => {
        user = showUserLocation({
          overlay,
          onPosition: (position) => {
            userAt = position
          },
          onError: (error) => output.emit('error', error),
        })
        user.settle(control.now().zoom)
        return user.stop
      },
    )
  }

  const parts: MapParts = { control, layer, store, output, signal, size: sizeNow, latest }
  const taps = createTaps(parts)
  let detach = () => {}
  const attach = () => {
    detach()
    const { enableScroll = true, enableZoom = true } = latest()
    detach = attachMapGestures(view, {
      control,
      canScroll: enableScroll,
      canZoom: enableZoom,
      onTap: taps.tap,
      grabMarker: taps.grabMarker,
    })
  }
  // Screen readers send clicks without a pointer.
  view.addEventListener(
    'click',
    ({ detail, target }) => detail === 0 && taps.tap({ x: size.width / 2, y: size.height / 2 }, target),
    { signal },
  )
  const placeAt = async (point: MapPoint) => {
    const place = await atlas.reverse({ ...point, signal })
    return place && [place.name, place.address].filter(Boolean).join(', ')
  }
  const keys = createKeys(parts, taps, placeAt, () => getComputedStyle(view).direction === 'rtl')

  const stopTheme = watchTheme(canvas, () => drawing.restyle())
  const resizes = new ResizeObserver(() => {
    if (view.clientWidth === size.width && view.clientHeight === size.height) return
    size = { width: view.clientWidth, height: view.clientHeight }
    drawing.resize()
    settle()
  })
  resizes.observe(view)

  const showPoints = (isInstant: boolean) => {
    const points = (latest().includePoints ?? []).filter(isMapPoint)
    const camera = cameraShowing(points, control.now(), size, edgesOf(latest()), limits())
    if (camera) control.moveTo(camera, isInstant)
  }

  const commands = createMapCommands(parts, () => userAt)
  attach()
  control.set(control.now())
  store.apply()
  drawShapes()
  settle()
  followUser()
  reportCentre(latest(), output)
  output.emit('updated', {})

  return {
    commands,
    attribution: tiles?.attribution ?? atlas.attribution,
    update(before) {
      const now = latest()
      const { latitude, longitude, scale } = now
      const hasMoved = !Object.is(latitude, before.latitude) || !Object.is(longitude, before.longitude)
      if (hasMoved || !Object.is(scale, before.scale)) {
        reportCentre(now, output)
        const camera = control.now()
        const centre = { latitude: latitude ?? 0, longitude: longitude ?? 0 }
        control.moveTo({
          ...(hasMoved && isMapPoint(centre) ? centre : camera),
          zoom: Object.is(scale, before.scale) ? camera.zoom : zoomOf(now),
        })
      } else if (now.minScale !== before.minScale || now.maxScale !== before.maxScale) {
        control.moveTo(control.now(), true)
      }
      if (now.markers !== before.markers || now.cluster !== before.cluster) store.apply()
      if (now.polyline !== before.polyline || now.circles !== before.circles || now.polygons !== before.polygons)
        drawShapes()
      if (JSON.stringify(now.includePoints) !== JSON.stringify(before.includePoints)) showPoints(false)
      if (now.showLocation !== before.showLocation) followUser()
      if (now.enableScroll !== before.enableScroll || now.enableZoom !== before.enableZoom) attach()
      if (now.showScale !== before.showScale) showScaleBar(control.now())
    },
    zoomBy: keys.zoomBy,
    showMarker(marker) {
      const camera = control.now()
      control.moveTo({ ...camera, latitude: marker.latitude, longitude: marker.longitude }).then(() => {
        const target = layer.all().find((each) => each === marker || (each.id !== undefined && each.id === marker.id))
        if (!target || signal.aborted) return
        layer.toggleCallout(target)
        const { zoom } = control.now()
        output.onAnnounce({ ...target, scale: zoom, place: nameOf(target) || undefined })
      })
    },
    press: keys.press,
    destroy() {
      disposal.abort(new HostError('not-found', 'the map is unmounted'))
      control.dispose()
      detach()
      stopUser()
      resizes.disconnect()
      stopTheme()
      drawing.destroy()
      for (const element of [canvas, names, marks]) element.remove()
    },
  }
}

function disposalOf() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: (reason: unknown) => controller.abort(reason) }
}

/** Whether the dark theme applies to an element. */
function isDarkIn(element: HTMLElement): boolean {
  const probe = element.appendChild(document.createElement('span'))
  probe.style.color = 'light-dark(#fff, #000)'
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color === 'rgb(0, 0, 0)'
}

function layerIn(view: HTMLElement, name: string): HTMLElement {
  const layer = view.appendChild(document.createElement('div'))
  layer.className = name
  return layer
}

/** The camera of the props: the points to include, else the centre. */
function firstCamera(settings: MapSettings, size: Size): Camera {
  const { latitude = 0, longitude = 0, includePoints = [] } = settings
  const centre = { latitude, longitude }
  const camera = { ...(isMapPoint(centre) ? centre : { latitude: 0, longitude: 0 }), zoom: zoomOf(settings) }
  return cameraShowing(includePoints.filter(isMapPoint), camera, size, edgesOf(settings), limitsOf(settings)) ?? camera
}

/** Reports a centre that is not on the earth; the map then keeps its centre. */
function reportCentre({ latitude = 0, longitude = 0, scale }: MapSettings, output: MapOutput): void {
  if (!isMapPoint({ latitude, longitude })) {
    output.emit('error', refusal('Map', 'latitude must be from -90 to 90 and longitude from -180 to 180'))
  }
  if (scale !== undefined && !Number.isFinite(scale))
    output.emit('error', refusal('Map', 'scale must be a finite number'))
}
