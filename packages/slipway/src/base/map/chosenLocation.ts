import type { Coordinates } from '../geo/coordinates.ts'

/** The place that the user has chosen, in WGS-84. */
export interface ChosenLocation extends Coordinates {
  /** Plain text; empty if the point has no known name. */
  readonly name: string
  /** Plain text; empty if the place has no known address. */
  readonly address: string
  /** Distance in metres from the centre of the list in which the user found the place. */
  readonly distance?: number | undefined
}
