import { refusal } from '../../../base/call/check.ts'
import { fill } from '../../../base/locale/locale.ts'
import { isMapPoint } from '../../../base/map/isMapPoint.ts'
import type { MapClusterOptions, MapPoint } from '../../../base/map/mapObjects.ts'
import { type Camera, type Size, viewPositionOf } from '../camera/camera.state.ts'
import type { MapMarker } from '../mapMarker.ts'
import type { MapCluster } from '../mapProps.ts'
import type { Overlay } from '../overlay/createOverlay.ts'
import { clustersOf } from './clusters.state.ts'
import { createMarkerElement, type MarkerElement } from './markerElement.ts'

/** The place of a callout's own content, which React renders. */
export interface CalloutHost {
  readonly key: string
  readonly element: HTMLElement
  readonly marker: MapMarker
}

/** Options of a marker layer. */
export interface MarkerLayerOptions {
  readonly overlay: Overlay
  /** Prefix of the ids of elements. */
  readonly id: string
  camera(): Camera
  size(): Size
  /** Texts in the app's language: the name of a marker without a text, and the name of a cluster. */
  words(): { readonly marker: string; readonly cluster: string }
  onHosts(hosts: readonly CalloutHost[]): void
  onError(error: unknown): void
}

/** An element of the layer that the user can tap: a marker, or a cluster of markers. */
export type MarkerTarget =
  | { readonly kind: 'marker' | 'callout' | 'label'; readonly element: HTMLElement; readonly marker: MapMarker }
  | {
      readonly kind: 'cluster'
      readonly element: HTMLElement
      readonly cluster: MapCluster
      readonly markers: readonly MapMarker[]
    }

interface ClusterElement {
  readonly element: HTMLElement
  readonly cluster: MapCluster
  readonly markers: readonly MapMarker[]
}

export type MarkerLayer = ReturnType<typeof createMarkerLayer>

/** Distance around the view within which markers have elements, as a share of its size. */
const marginShare = 0.5

/** Shows markers, their callouts and labels, and clusters. A marker with an id keeps its element while it changes. */
export function createMarkerLayer({ overlay, id, camera, size, words, onHosts, onError }: MarkerLayerOptions) {
  const elements = new Map<string, MarkerElement>()
  let clusters: readonly ClusterElement[] = []
  let markers: ReadonlyMap<string, MapMarker> = new Map()
  let visible: readonly MapMarker[] = []
  let options: MapClusterOptions | undefined
  /** The key of the marker whose callout a tap has opened. */
  let opened: string | undefined
  let active: HTMLElement | undefined
  let hosts: readonly CalloutHost[] = []
  /** Positions of markers that a call is moving. */
  const moved = new Map<string, MapPoint & { readonly rotate?: number | undefined }>()
  const reported = new WeakSet<MapMarker>()

  const isNear = (point: MapPoint) => {
    const { width, height } = size()
    const { x, y } = viewPositionOf(camera(), { width, height }, point)
    const [sideways, upright] = [width * marginShare, height * marginShare]
    return x >= -sideways && x <= width + sideways && y >= -upright && y <= height + upright
  }
  const currentOf = (key: string, marker: MapMarker): MapMarker => ({ ...marker, ...moved.get(key) })

  /** Gives elements to the markers near the view, and takes them from the others. */
  const render = () => {
    const all = [...markers].map(([key, marker]) => ({ key, ...currentOf(key, marker) }))
    const joining = options ? all.filter(({ joinCluster = true }) => joinCluster) : []
    const groups = clustersOf(joining, camera().zoom, options?.gridSize ?? 60)
    const single = new Set([
      ...groups.single,
      ...(options ? all.filter(({ joinCluster }) => joinCluster === false) : all),
    ])
    const kept = new Set<string>()
    for (const each of single) {
      const { key, ...marker } = each
      if (!isNear(marker)) continue
      kept.add(key)
      const shown = elements.get(key) ?? createMarkerElement(`${id}-${key}`, words().marker)
      elements.set(key, shown)
      shown.update(marker, opened === key)
      overlay.set(shown.element, marker)
    }
    for (const [key, { element }] of elements) {
      if (kept.has(key)) continue
      elements.delete(key)
      overlay.remove(element)
    }
    for (const { element } of clusters) overlay.remove(element)
    clusters = groups.clusters
      .filter(({ center }) => isNear(center))
      .map(({ center, members }, index) => {
        const element = clusterElement(
          `${id}-cluster-${index}`,
          members.length,
          fill(words().cluster, { count: members.length }),
        )
        overlay.set(element, center)
        const markerIds = members.flatMap((member) => member.id ?? [])
        return { element, markers: members, cluster: { clusterId: Math.min(...markerIds), center, markerIds } }
      })
    visible = [...single]
    const next = [...elements].flatMap(([key, { calloutHost, marker }]) =>
      calloutHost ? [{ key, element: calloutHost, marker }] : [],
    )
    const isSameHosts =
      next.length === hosts.length &&
      next.every((host, index) => host.element === hosts[index]?.element && host.marker === hosts[index]?.marker)
    hosts = next
    if (!isSameHosts) onHosts(hosts)
  }

  return {
    /** Shows these markers. */
    set(next: readonly MapMarker[], cluster: MapClusterOptions | undefined): void {
      options = cluster
      const named = new Map<string, MapMarker>()
      for (const [index, marker] of next.entries()) {
        const { id: markerId } = marker
        if (isMapPoint(marker)) {
          named.set(markerId === undefined ? `n${index}` : `m${markerId}`, marker)
        } else if (!reported.has(marker)) {
          reported.add(marker)
          onError(refusal('Map', `the marker ${markerId ?? index} has no valid latitude and longitude`))
        }
      }
      for (const [key, marker] of markers) {
        // A marker with a new position is there; a call that moved it is over.
        const now = named.get(key)
        if (!now || now.latitude !== marker.latitude || now.longitude !== marker.longitude) moved.delete(key)
      }
      markers = named
      if (opened && !named.has(opened)) opened = undefined
      render()
    },
    render,
    /** All markers, with the positions to which calls have moved them. */
    all: (): readonly MapMarker[] => [...markers].map(([key, marker]) => currentOf(key, marker)),
    /** A marker by its id. */
    find(markerId: number): MapMarker | undefined {
      const key = `m${markerId}`
      const marker = markers.get(key)
      return marker && currentOf(key, marker)
    },
    /** Moves a marker to a point, until the app gives it another position. */
    move(markerId: number, to: MapPoint, rotate?: number): void {
      const key = `m${markerId}`
      const marker = markers.get(key)
      if (!marker) return
      moved.set(key, { latitude: to.latitude, longitude: to.longitude, ...(rotate !== undefined && { rotate }) })
      const shown = elements.get(key)
      const now = currentOf(key, marker)
      if (shown && isNear(now)) {
        shown.update(now, opened === key)
        overlay.set(shown.element, now)
      } else render()
    },
    /** The marker or cluster at an element of the overlay. */
    targetOf(target: EventTarget | null): MarkerTarget | undefined {
      if (!(target instanceof Element)) return undefined
      for (const cluster of clusters) if (cluster.element.contains(target)) return { kind: 'cluster', ...cluster }
      for (const { element, marker } of elements.values()) {
        if (!element.contains(target)) continue
        const kind = target.closest('.sw-map-callout')
          ? 'callout'
          : target.closest('.sw-map-label')
            ? 'label'
            : 'marker'
        return { kind, element, marker }
      }
      return undefined
    },
    /** Shows or hides the callout of a marker; without a marker, hides the open one. */
    toggleCallout(marker?: MapMarker): void {
      const key = [...elements].find(([, each]) => each.marker === marker || isSameMarker(each.marker, marker))?.[0]
      const next = key === opened ? undefined : key
      if (next === undefined && opened === undefined) return
      opened = next
      render()
    },
    /** The elements in the view that can be pressed, from top to bottom and from start to end, for keys. */
    inView(isRtl: boolean): HTMLElement[] {
      const { width, height } = size()
      const at = [
        ...[...elements.values()].map(({ marker, buttons }) => ({ point: marker, buttons })),
        ...clusters.map(({ element, cluster }) => ({ point: cluster.center, buttons: [element] })),
      ].map(({ point, buttons }) => ({ buttons, ...viewPositionOf(camera(), { width, height }, point) }))
      return at
        .filter(({ x, y }) => x >= 0 && x <= width && y >= 0 && y <= height)
        .sort((one, other) => one.y - other.y || (one.x - other.x) * (isRtl ? -1 : 1))
        .flatMap(({ buttons }) => buttons)
    },
    /** Marks the element that keys have chosen. */
    activate(element: HTMLElement | undefined): void {
      if (active) delete active.dataset.active
      active = element
      if (active) active.dataset.active = ''
    },
    active: () => (active?.isConnected ? active : undefined),
    /** The number of markers that are not in a cluster, in the whole map. */
    count: () => visible.length,
  }
}

const isSameMarker = (one: MapMarker, other: MapMarker | undefined) =>
  other !== undefined && one.id !== undefined && one.id === other.id

function clusterElement(id: string, count: number, name: string): HTMLElement {
  const element = document.createElement('div')
  element.id = id
  element.className = 'sw-map-cluster'
  element.setAttribute('role', 'button')
  element.setAttribute('aria-label', name)
  const text = element.appendChild(document.createElement('span'))
  text.className = 'sw-map-count'
  text.textContent = count > 999 ? '999+' : `${count}`
  return element
}
