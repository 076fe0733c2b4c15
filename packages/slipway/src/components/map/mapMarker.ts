import type { ReactNode } from 'react'
import type { MapCalloutText, MapMarkerData } from '../../base/map/mapObjects.ts'

/** The bubble above a marker. */
export interface MapCallout extends MapCalloutText {
  /** Content of your own instead of the text. It is part of the app's component tree, so contexts and hooks work. */
  readonly children?: ReactNode
}

/** A marker of a map. */
export interface MapMarker extends MapMarkerData {
  readonly callout?: MapCallout | undefined
}
