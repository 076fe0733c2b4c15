import { expect, vi } from 'vitest'
import { createMapContext, type MapContext } from '../../../api/map-context/index.ts'
import { Map, type MapProps } from '../../../components/map/index.ts'
import { render } from '../environment/render.tsx'
import type { Point } from '../input/touch.ts'

/** The centre of Lisbon. */
export const lisbon = { latitude: 38.7223, longitude: -9.1393 }

/** Size of the map in pixels. */
export const mapSize = { width: 400, height: 300 }

export type ShownMap = Awaited<ReturnType<typeof showMap>>

/** Renders a map of Lisbon at zoom 12, waits until it is shown, and records its events. */
export async function showMap(props: MapProps = {}) {
  const events: [type: string, detail: unknown][] = []
  const record = ({ type, detail }: { readonly type: string; readonly detail: unknown }) => events.push([type, detail])
  const make = (now: MapProps) => (
    <Map
      style={{ inlineSize: mapSize.width, blockSize: mapSize.height }}
      {...lisbon}
      scale={12}
      onTap={record}
      onMarkerTap={record}
      onCalloutTap={record}
      onLabelTap={record}
      onMarkerClusterClick={record}
      onMarkerDrag={record}
      onRegionChange={record}
      onUpdated={record}
      onError={record}
      {...now}
    />
  )
  const { container, rerender, unmount } = render(make(props))
  const root = container.querySelector('.sw-map') as HTMLElement
  await vi.waitFor(() => expect(root.dataset.state).toBe('ready'))
  const view = root.querySelector('.sw-map-view') as HTMLElement
  const context: MapContext = createMapContext(root)
  return {
    root,
    view,
    context,
    events,
    unmount,
    rerender: (next: MapProps) => rerender(make(next)),
    /** A position of the window, from the upper left corner of the map. */
    at(x: number, y: number): Point {
      const { left, top } = view.getBoundingClientRect()
      return { x: left + x, y: top + y }
    },
    /** The details of the events of a type. */
    detailsOf: (type: string) => events.flatMap(([name, detail]) => (name === type ? [detail] : [])),
    /** The element of a marker by its name; its origin is at the marker's point. */
    marker: (name: string) =>
      root.querySelector(`[aria-label="${name}"]`)?.closest<HTMLElement>('.sw-map-marker') ?? null,
    /** Waits until no motion is under way and the last one has ended, as `onRegionChange` reports it. */
    async settled(): Promise<void> {
      await vi.waitFor(() => {
        const last = events.findLast(([name]) => name === 'regionchange')?.[1] as { readonly type: string } | undefined
        expect(last?.type).toBe('end')
      })
    },
  }
}

/** The position of an element's origin in the map. */
export function placeIn({ view }: Pick<ShownMap, 'view'>, element: Element | null): Point {
  const outer = view.getBoundingClientRect()
  const { left, top } = (element ?? view).getBoundingClientRect()
  return { x: left - outer.left, y: top - outer.top }
}
