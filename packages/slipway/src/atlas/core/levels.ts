import { type GridShapes, readShapes } from './shapes.ts'
import { projectShapes, simplifyShapes, type WorldShapes } from './worldShapes.ts'

/** Shapes with simplified versions for low zoom levels. */
export interface Levels {
  readonly grid: GridShapes
  /** The version for a zoom level. */
  at(zoom: number): WorldShapes
}

/** From this zoom level on, the complete shapes are used: their points are farther apart than the tolerance. */
const completeZoom = 9

/** The greatest error of a simplified version: 0.4 pixels of a tile that is 256 pixels wide. */
const toleranceAt = (zoom: number) => 0.4 / 256 / 2 ** zoom

/** Decodes shapes and prepares their versions. Each version is made from the one for the next zoom level. */
export function createLevels(text: string): Levels {
  const grid = readShapes(text)
  const versions = new Map<number, WorldShapes>()
  const at = (zoom: number): WorldShapes => {
    const known = versions.get(zoom)
    if (known) return known
    const version = zoom >= completeZoom ? projectShapes(grid) : simplifyShapes(at(zoom + 1), toleranceAt(zoom))
    versions.set(zoom, version)
    return version
  }
  return { grid, at: (zoom) => at(Math.min(zoom, completeZoom)) }
}
