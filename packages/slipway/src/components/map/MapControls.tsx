import type { ReactNode, RefObject, SyntheticEvent } from 'react'
import type { MapControl } from '../../base/map/mapObjects.ts'
import { componentEvent } from '../../hooks/componentEvent.ts'
import type { MapProps } from './mapProps.ts'

/** Props of `MapControls`. */
interface MapControlsProps extends Pick<MapProps, 'controls' | 'onControlTap'> {
  /** The element of the map, the target of the event. */
  readonly root: RefObject<HTMLDivElement | null>
}

/** The pictures over a map. A clickable one is a button. */
export function MapControls({ controls = [], onControlTap, root }: MapControlsProps): ReactNode {
  const tap = ({ id: controlId }: MapControl, source: SyntheticEvent) => {
    if (root.current && controlId !== undefined)
      onControlTap?.(componentEvent('controltap', root.current, { controlId }, source))
  }
  return controls.map((control, index) => {
    const { id, iconPath, position, clickable, ariaLabel = '' } = control
    const { left = 0, top = 0, width, height } = position
    const style = { left, top, width, height }
    const key = id ?? `n${index}`
    return clickable ? (
      <button
        key={key}
        type="button"
        className="sw-map-control"
        style={style}
        aria-label={ariaLabel || undefined}
        onClick={(event) => tap(control, event)}
      >
        <img src={iconPath} alt="" draggable={false} />
      </button>
    ) : (
      <img key={key} className="sw-map-control" style={style} src={iconPath} alt={ariaLabel} draggable={false} />
    )
  })
}
