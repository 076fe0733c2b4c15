import { expect, test, vi } from 'vitest'
import { lisbon, placeIn, showMap } from '../../testing/internal/apps/shownMap.tsx'
import { setPosition } from '../../testing/internal/environment/geolocation.ts'
import { setPermission } from '../../testing/internal/environment/permission.ts'

const dot = (root: HTMLElement) => root.querySelector<HTMLElement>('.sw-map-user')

test('[S9.11] the position of the user is shown, and read again after 30,000 ms', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await setPosition({ ...lisbon, accuracy: 400 })
  const map = await showMap({ showLocation: true })
  await vi.waitFor(() => expect(dot(map.root)).not.toBeNull())
  expect(placeIn(map, dot(map.root))).toEqual({ x: expect.closeTo(200, 0), y: expect.closeTo(150, 0) })
  // 800 m at this zoom and latitude.
  expect(map.root.querySelector<HTMLElement>('.sw-map-accuracy')?.offsetWidth).toBe(27)
  await setPosition({ latitude: 38.74, longitude: -9.12, accuracy: 40 })
  vi.advanceTimersByTime(29_999)
  expect(placeIn(map, dot(map.root)).x).toBeCloseTo(200, 0)
  vi.advanceTimersByTime(1)
  await vi.waitFor(() => expect(placeIn(map, dot(map.root)).x).toBeGreaterThan(250))
  map.rerender({ showLocation: false })
  expect(dot(map.root)).toBeNull()
})

test('the map moves to the position of the user', async () => {
  await setPosition({ latitude: 38.8, longitude: -9.2, accuracy: 20 })
  const { root, context } = await showMap({ showLocation: true })
  await vi.waitFor(() => expect(dot(root)).not.toBeNull())
  await context.moveToLocation()
  expect((await context.getCenterLocation()).latitude).toBeCloseTo(38.8, 3)
})

test('the compass turns an arrow', async () => {
  await setPosition({ ...lisbon, accuracy: 20 })
  const { root } = await showMap({ showLocation: true })
  await vi.waitFor(() => expect(dot(root)).not.toBeNull())
  const arrow = root.querySelector<HTMLElement>('.sw-map-heading')
  expect(arrow?.hidden).toBe(true)
  window.dispatchEvent(new DeviceOrientationEvent('deviceorientationabsolute', { alpha: 90, absolute: true }))
  expect(arrow?.hidden).toBe(false)
  expect(arrow?.style.rotate).toBe('270deg')
})

test('a refusal is reported with its code, and the map stays usable', async () => {
  await setPermission('geolocation', 'denied')
  const { detailsOf, root, context } = await showMap({ showLocation: true })
  await vi.waitFor(() => expect(detailsOf('error')).toEqual([expect.objectContaining({ code: 'denied' })]))
  expect(dot(root)).toBeNull()
  expect(await context.getScale()).toEqual({ scale: 12 })
})
