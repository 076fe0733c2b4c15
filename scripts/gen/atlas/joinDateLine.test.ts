import { expect, test } from 'vitest'
import { joinDateLine } from './joinDateLine.ts'
import type { Position } from './simplify.ts'

/** A ring of points, each as longitude and latitude. */
const ring = (...points: readonly Position[]) => points

const island = ring([10, 0], [11, 0], [11, 1])
const west = ring([170, 60], [180, 60], [180, 70], [170, 70])
const east = ring([-180, 60], [-170, 60], [-170, 70], [-180, 70.001])

test('a ring that does not touch the date line stays as it is', () => {
  expect(joinDateLine([island])).toEqual([island])
})

test('rings with a common edge along the date line become one', () => {
  const rings = joinDateLine([east, island, west])
  expect(rings).toEqual([island, ring([170, 60], [180, 60], [190, 60], [190, 70], [180, 70], [170, 70])])
})

test('a ring whose longitudes jump at the date line continues beyond 180', () => {
  expect(joinDateLine([ring([179, 0], [-179, 0], [-179, 1])])).toEqual([ring([179, 0], [181, 0], [181, 1])])
})

test('a ring on the eastern side without a partner stays there', () => {
  expect(joinDateLine([east])).toEqual([east])
})

test('a ring around a pole is closed along the edge of the map, and its ends are repeated beyond the date line', () => {
  const around = ring([-180, -70], [-177, -71], [-60, -75], [60, -75], [178, -72])
  expect(joinDateLine([around])).toEqual([
    ring(
      ...[[-182, -72] as const, ...around, [180, -70] as const, [183, -71] as const],
      ...[[183, -90] as const, [-182, -90] as const],
    ),
  ])
})
