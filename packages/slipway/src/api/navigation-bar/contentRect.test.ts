import { expect, test } from 'vitest'
import { HostError } from '../../base/call/HostError.ts'
import { contentRect } from './contentRect.ts'
import { getNavigationBarRect, type NavigationBarHost } from './index.ts'

const edges = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })
const bar = edges(0, 47, 390, 91)
const uncovered = edges(0, 47, 390, 810)

test.each([
  ['the bar, if nothing covers it', bar, uncovered, edges(0, 47, 390, 91)],
  ['without the notch', edges(0, 0, 390, 91), uncovered, edges(0, 47, 390, 91)],
  ['without rounded corners', bar, edges(44, 0, 346, 844), edges(44, 47, 346, 91)],
  ['beside the controls at the right', bar, { ...uncovered, titleBar: edges(0, 0, 300, 50) }, edges(0, 47, 300, 91)],
  ['beside the controls at the left', bar, { ...uncovered, titleBar: edges(80, 0, 390, 50) }, edges(80, 47, 390, 91)],
  ['the bar, if it is below the controls', bar, { ...uncovered, titleBar: edges(0, 0, 300, 47) }, bar],
  [
    'no width, if the controls cover the bar',
    bar,
    { ...uncovered, titleBar: edges(400, 0, 500, 50) },
    edges(400, 47, 400, 91),
  ],
  ['no height, if the bar is above the area', edges(0, 0, 390, 40), uncovered, edges(0, 47, 390, 47)],
])('the area is %s', (_, barEdges, area, expected) => {
  const { left, top, right, bottom } = expected
  expect(contentRect(barEdges, area)).toEqual({ ...expected, width: right - left, height: bottom - top })
})

test('a page without a navigation bar has an area of zeros', () => {
  const host: NavigationBarHost = { readBar: () => undefined, readUncoveredArea: () => uncovered }
  expect(getNavigationBarRect({}, host)).toEqual({ top: 0, right: 0, bottom: 0, left: 0, width: 0, height: 0 })
})

test('an error of the platform is reported under the function’s name', () => {
  const host: NavigationBarHost = {
    readBar() {
      throw new HostError('unavailable', 'no')
    },
    readUncoveredArea: () => uncovered,
  }
  const refusal = { code: 'unavailable', errMsg: 'getNavigationBarRect:fail no' }
  expect(() => getNavigationBarRect({}, host)).toThrow(expect.objectContaining(refusal))
})
