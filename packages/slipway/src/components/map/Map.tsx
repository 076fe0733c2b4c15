import '../../styles/hidden.css'
import '../../styles/icon-button.css'
import './map.css'
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { mapCommands } from '../../api/map-context/commands.ts'
import { HostError } from '../../base/call/HostError.ts'
import { toApiError } from '../../base/call/toApiError.ts'
import { enMap } from '../../base/locale/en/enMap.ts'
import { fill } from '../../base/locale/locale.ts'
import { componentEvent } from '../../hooks/componentEvent.ts'
import { useWords } from '../../hooks/locale/useWords.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import type { ScaleBar } from './camera/scaleBar.state.ts'
import { MapControls } from './MapControls.tsx'
import { MapMarkerList } from './MapMarkerList.tsx'
import type { MapMarker } from './mapMarker.ts'
import type { MapProps } from './mapProps.ts'
import type { MapEvents, MapOutput, MapSettings } from './mapSettings.ts'
import type { CalloutHost } from './markers/createMarkerLayer.ts'
import type { RunningMap } from './startMap.ts'

/** Parts of the map that change while it runs. */
interface Shown {
  readonly hosts: readonly CalloutHost[]
  readonly bar?: ScaleBar | undefined
  readonly activeId?: string | undefined
  readonly announcement?: string | undefined
}

const nothing: Shown = { hosts: [] }

/**
 * A map with markers, lines and areas. It needs no key and no network: the coastlines and cities are part of the package. Its code and
 * its data are loaded when the first map is mounted.
 *
 * Coordinates are WGS-84; `convertCoordinates` converts others. Commands: `createMapContext(ref)`.
 *
 * @example
 * <Map
 *   aria-label="Our offices"
 *   latitude={38.72}
 *   longitude={-9.14}
 *   scale={12}
 *   markers={[{ id: 1, latitude: 38.71, longitude: -9.13, title: 'Office' }]}
 *   onMarkerTap={({ detail }) => open(detail.markerId)}
 * />
 *
 * Source: specification, section 9 (zoom 5 to 18, default 16).
 */
export function Map({
  latitude,
  longitude,
  scale,
  minScale,
  maxScale,
  markers,
  cluster,
  polyline,
  circles,
  polygons,
  controls,
  includePoints,
  padding,
  showLocation,
  showScale,
  showZoomButtons = true,
  enableScroll,
  enableZoom,
  borders,
  markerList = false,
  engine,
  atlas,
  onTap,
  onMarkerTap,
  onCalloutTap,
  onLabelTap,
  onControlTap,
  onMarkerClusterClick,
  onMarkerDrag,
  onRegionChange,
  onUpdated,
  onError,
  children,
  ref,
  ...rest
}: MapProps): ReactNode {
  const words = useWords(enMap)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const view = useRef<HTMLDivElement>(null)
  const running = useRef<RunningMap>(undefined)
  /** The marker whose button in the list was pressed before the map was loaded. */
  const requested = useRef<MapMarker>(undefined)
  const [shown, setShown] = useState(nothing)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)

  const settings: MapSettings = {
    latitude,
    longitude,
    scale,
    minScale,
    maxScale,
    markers,
    cluster,
    polyline,
    circles,
    polygons,
    includePoints,
    padding,
    showLocation,
    showScale,
    enableScroll,
    enableZoom,
    borders,
    engine,
    atlas,
  }
  const latest = useLatest(settings)
  const before = useRef(settings)
  useLayoutEffect(() => {
    const last = before.current
    before.current = settings
    running.current?.update(last)
  })

  const emit = useEffectEvent(<Name extends keyof MapEvents>(name: Name, detail: MapEvents[Name]) => {
    const element = root.current
    const listeners = {
      tap: onTap,
      markertap: onMarkerTap,
      callouttap: onCalloutTap,
      labeltap: onLabelTap,
      markerclusterclick: onMarkerClusterClick,
      markerdrag: onMarkerDrag,
      regionchange: onRegionChange,
      updated: onUpdated,
      error: onError,
    }
    const value = name === 'error' ? toApiError('Map', detail) : detail
    const listener = listeners[name] as ((event: unknown) => void) | undefined
    if (element) listener?.(componentEvent(name, element, value))
  })
  const texts = useLatest({ marker: words['map.marker'], cluster: words['map.cluster'] })
  const announce = useEffectEvent<MapOutput['onAnnounce']>(
    ({ latitude: north, longitude: east, scale: zoom, place }) => {
      const at = place ?? `${degrees(north)}, ${degrees(east)}`
      setShown((now) => ({ ...now, announcement: fill(words['map.position'], { place: at, scale: Math.round(zoom) }) }))
    },
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads the code again.
  useEffect(() => {
    const [element, viewElement] = [root.current, view.current]
    if (!element || !viewElement) return
    let isOver = false
    const starting = startIn(viewElement, `map${id.replaceAll(/\W/g, '')}`, () => latest.current, {
      emit: (name, detail) => emit(name, detail),
      words: () => texts.current,
      onHosts: (hosts) => setShown((now) => ({ ...now, hosts })),
      onScaleBar: (bar) => setShown((now) => (now.bar?.widthPx === bar.widthPx ? now : { ...now, bar })),
      onActive: (activeId) => setShown((now) => ({ ...now, activeId })),
      onAnnounce: (at) => announce(at),
    })
    // Calls that wait for the code are told at once that the map is gone.
    let leave = () => {}
    const left = new Promise<never>((_, reject) => {
      leave = () => reject(new HostError('not-found', 'the map is unmounted'))
    })
    left.catch(() => {})
    const commands = Promise.race([starting.then((map) => map.commands), left])
    commands.catch(() => {})
    mapCommands.set(element, () => commands)
    starting.then(
      (map) => {
        if (isOver) return map.destroy()
        running.current = map
        setState('ready')
        if (requested.current) map.showMarker(requested.current)
        requested.current = undefined
      },
      (error: unknown) => {
        if (isOver) return
        setState('failed')
        emit('error', error)
      },
    )
    return () => {
      isOver = true
      leave()
      mapCommands.delete(element)
      running.current?.destroy()
      running.current = undefined
      setShown(nothing)
      setState('loading')
    }
  }, [id, latest, texts, attempt])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== view.current || event.defaultPrevented || !running.current?.press(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  const showMarker = (marker: MapMarker) => {
    if (running.current) running.current.showMarker(marker)
    else requested.current = marker
  }
  const own = {
    className: 'sw-map',
    role: 'region',
    'aria-roledescription': words['map.role'],
    'aria-label': rest['aria-labelledby'] ? undefined : words['map.label'],
    'data-state': state,
  }
  return (
    <div {...mergeProps(own, rest)} ref={useMergedRef<HTMLDivElement>(root, ref)}>
      <div className="sw-map-frame">
        <div
          ref={view}
          className="sw-map-view"
          role="application"
          aria-label={words['map.label']}
          aria-describedby={`${id}-help`}
          aria-activedescendant={shown.activeId}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys move the map.
          tabIndex={0}
          onKeyDown={onKeyDown}
        />
        <p id={`${id}-help`} hidden>
          {words['map.help']}
        </p>
        <span className="sw-hidden" role="status">
          {shown.announcement}
        </span>
        <MapControls controls={controls} onControlTap={onControlTap} root={root} />
        {children}
        {showZoomButtons && enableZoom !== false && state === 'ready' && (
          <div className="sw-map-zoom">
            {([1, -1] as const).map((by) => (
              <button
                key={by}
                type="button"
                className="sw-icon-button"
                // The keys + and - of the map do the same.
                tabIndex={-1}
                aria-label={words[by > 0 ? 'map.zoomIn' : 'map.zoomOut']}
                onClick={() => running.current?.zoomBy(by)}
              >
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d={by > 0 ? 'M12 6v12M6 12h12' : 'M6 12h12'} />
                </svg>
              </button>
            ))}
          </div>
        )}
        {state === 'ready' && (
          <div className="sw-map-notes">
            {showScale && shown.bar && (
              <span className="sw-map-scale" style={{ inlineSize: shown.bar.widthPx }}>
                {lengthText(shown.bar.meters)}
              </span>
            )}
            <span className="sw-map-attribution">{running.current?.attribution}</span>
          </div>
        )}
        {state === 'failed' && (
          <div className="sw-map-failure" role="alert">
            <p>{words['map.failed']}</p>
            <button type="button" className="sw-map-retry" onClick={() => setAttempt(attempt + 1)}>
              {words['map.retry']}
            </button>
          </div>
        )}
      </div>
      {markerList && <MapMarkerList markers={markers} words={words} onShow={showMarker} />}
      {shown.hosts.map(({ key, element, marker }) => createPortal(marker.callout?.children, element, key))}
    </div>
  )
}

/** Loads the code of a running map, and starts it. */
async function startIn(...args: Parameters<typeof import('./startMap.ts').startMap>): Promise<RunningMap> {
  const { startMap } = await import('./startMap.ts')
  return startMap(...args)
}

const degrees = (value: number) => `${value.toFixed(3)}°`

/** A distance with its unit, in the language of the browser. */
function lengthText(meters: number): string {
  const [value, unit] = meters >= 1_000 ? [meters / 1_000, 'kilometer'] : [meters, 'meter']
  return new Intl.NumberFormat(undefined, { style: 'unit', unit }).format(value)
}
