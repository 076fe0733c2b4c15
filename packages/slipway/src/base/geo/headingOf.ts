/** The parts of a `deviceorientation` event that give a direction. */
export interface OrientationFacts {
  /** Safari: degrees clockwise from north. */
  readonly webkitCompassHeading?: number | null | undefined
  /** Degrees counterclockwise from north if `absolute`. */
  readonly alpha?: number | null | undefined
  readonly absolute?: boolean | undefined
}

/** The direction of the device's upper edge in degrees clockwise from north; `undefined` if the event has none. */
export function headingOf(
  { webkitCompassHeading, alpha, absolute }: OrientationFacts,
  screenAngle: number,
): number | undefined {
  if (typeof webkitCompassHeading === 'number') return turned(webkitCompassHeading + screenAngle)
  if (absolute && typeof alpha === 'number') return turned(360 - alpha + screenAngle)
  return undefined
}

const turned = (degrees: number) => ((degrees % 360) + 360) % 360
