import type { BaseTile } from '../engine/mapEngine.ts'
import { coastsOf } from './coastsOf.ts'

/** Units of a tile's width. */
const extent = 4096

/** Draws a tile of the base map as an SVG, whose colours are those of the style sheet. */
export function drawTile(tile: SVGSVGElement, { land, borders }: BaseTile): void {
  tile.setAttribute('viewBox', `0 0 ${extent} ${extent}`)
  tile.append(
    pathOf('sw-map-land', land, 'Z'),
    pathOf('sw-map-coast', land.flatMap(coastsOf), ''),
    pathOf('sw-map-border', borders, ''),
  )
}

function pathOf(name: string, lines: readonly ArrayLike<number>[], end: string): SVGPathElement {
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.classList.add(name)
  path.setAttribute('d', lines.map((line) => `M${Array.from(line).join(' ')}${end}`).join(''))
  return path
}
