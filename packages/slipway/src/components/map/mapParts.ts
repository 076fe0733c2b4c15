import type { Size } from './camera/camera.state.ts'
import type { CameraControl } from './camera/createCameraControl.ts'
import type { MapOutput, MapSettings } from './mapSettings.ts'
import type { MarkerLayer } from './markers/createMarkerLayer.ts'
import type { MarkerStore } from './markers/createMarkerStore.ts'

/** The parts of a running map, for input and commands. */
export interface MapParts {
  readonly control: CameraControl
  readonly layer: MarkerLayer
  readonly store: MarkerStore
  readonly output: MapOutput
  /** Aborted when the map is unmounted. */
  readonly signal: AbortSignal
  size(): Size
  latest(): MapSettings
}
