import { expect, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createMapContext } from '../../../api/map-context/index.ts'
import { Picker, type PickerProps } from '../../../components/picker/index.ts'
import { doubleTapMs } from '../../../hooks/gesture/tap.state.ts'
import { useLongPress } from '../../../hooks/press/useLongPress.ts'
import type { Pull } from '../../../hooks/pull/createPull.ts'
import { useSettling } from '../../../hooks/pull/useSettling.ts'
import { page } from '../../../router/config/config.ts'
import { renderApp } from '../../renderApp.ts'
import { createMemoryPlaces } from '../apps/locationApp.tsx'
import { showMap } from '../apps/shownMap.tsx'
import { scrollerOf, show as showSwiper } from '../apps/shownSwiper.tsx'
import { showVideo } from '../apps/shownVideo.tsx'
import { middle, showViewer, zoom } from '../apps/shownViewer.tsx'
import { msUntil, withClock } from '../environment/fakeClock.ts'
import { render } from '../environment/render.tsx'
import { stubNavigator } from '../fakes/stubNavigator.ts'
import { mouseDrag, restMouse } from '../input/mouse.ts'

export const load = async () => ({ default: () => null })
export const blank = page({ load, title: 'Home' })
export const never = () => new Promise<never>(() => {})
export const colorOf = (element: Element, property = 'color') =>
  hexOf(getComputedStyle(element).getPropertyValue(property))
const hexOf = (rgb: string) =>
  `#${[...rgb.matchAll(/\d+/g)].map(([number]) => Number(number).toString(16).padStart(2, '0')).join('')}`
/** A copy of values with all colours in the form `#rrggbb`. */
export const withHexColors = (values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? colorOf(render(<i style={{ color: value }} />).element) : value,
    ]),
  )
export const find = <Found extends HTMLElement>(container: Element, selector: string) =>
  container.querySelector(selector) as Found
const settle = () => Promise.allSettled(document.getAnimations().map(({ finished }) => finished))

/** Returns the animations that an action starts. Looks in each frame, because they may end before the action's promise resolves. */
export async function motionsOf(element: Element, act: () => Promise<void>): Promise<readonly Animation[]> {
  let found: readonly Animation[] = []
  const look = () => {
    found = element.getAnimations({ subtree: true })
    if (found.length === 0) frame = requestAnimationFrame(look)
  }
  let frame = requestAnimationFrame(look)
  onTestFinished(() => cancelAnimationFrame(frame))
  await act()
  await vi.waitFor(() => expect(found).not.toEqual([]))
  return found
}

async function openPicker(props: PickerProps) {
  const { container, unmount } = render(<Picker aria-label="Choice" {...props} />)
  await userEvent.click(find(container, '.sw-picker'))
  await expect.poll(() => document.activeElement?.role).toBe('spinbutton')
  await settle()
  const columns = document.querySelectorAll('.sw-picker-sheet [role=spinbutton]')
  return { rows: [...columns].map((column) => Number(column.ariaValueMax)), unmount }
}

export async function rowsOf(props: PickerProps): Promise<readonly number[]> {
  const { rows, unmount } = await openPicker(props)
  unmount()
  return rows
}

export async function pickerDelays() {
  await openPicker({ range: ['a', 'b'] })
  const dialog = find(document.body, '.sw-picker-sheet')
  return withClock(async () => {
    const closing = await motionsOf(dialog, () => userEvent.keyboard('{Escape}'))
    const ends = closing.map(({ effect }) => Number(effect?.getComputedTiming().endTime))
    const contentHideDelayMs = await msUntil(() => document.querySelector('.sw-picker-panel') === null)
    return { closeDelayMs: Math.max(...ends), contentHideDelayMs }
  })
}

export async function swiperTimes() {
  const { root } = await showSwiper({ duration: undefined as never })
  scrollerOf(root).focus()
  const [turn] = await motionsOf(find(root, '.sw-swiper-list'), () => userEvent.keyboard('{ArrowRight}'))
  const durationMs = Number(turn?.effect?.getTiming().duration)
  await restMouse()
  ;(document.activeElement as HTMLElement).blur()
  const intervalMs = await withClock(async () => {
    const { root: rotating } = await showSwiper({ autoplay: true })
    const current = () => rotating.querySelector('[data-shown]')?.textContent
    await vi.waitFor(() => expect(rotating.hasAttribute('data-running') && vi.getTimerCount() > 0).toBe(true))
    return msUntil(() => current() !== 'A')
  })
  return { intervalMs, durationMs }
}

function LongPressTarget({ onLongPress }: { onLongPress: () => void }) {
  return (
    <div style={{ blockSize: 100 }} {...useLongPress(onLongPress)}>
      Press
    </div>
  )
}

/** Milliseconds until a press that has moved becomes a long press; `undefined` if it does not. */
export function longPress(distancePx: number): Promise<number | undefined> {
  return withClock(async () => {
    const onLongPress = vi.fn()
    const { element, unmount } = render(<LongPressTarget onLongPress={onLongPress} />)
    const send = (type: string, clientX: number) =>
      element.dispatchEvent(
        new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, buttons: 1, clientX, clientY: 5 }),
      )
    send('pointerdown', 10)
    send('pointermove', 10 + distancePx)
    const start = Date.now()
    let ms: number | undefined
    while (vi.getTimerCount() > 0 && ms === undefined) {
      vi.advanceTimersToNextTimer()
      if (onLongPress.mock.calls.length > 0) ms = Date.now() - start
    }
    send('pointerup', 10 + distancePx)
    unmount()
    return ms
  })
}

/** The largest of some distances for which a gesture still has its effect. */
export async function farthest(
  distances: readonly number[],
  hasEffect: (distancePx: number) => Promise<boolean>,
): Promise<number> {
  let last = -1
  for (const distance of distances) if (await hasEffect(distance)) last = distance
  return last
}

export async function viewerClicks(distancePx: number): Promise<boolean> {
  const { onClose, unmount } = await showViewer(1)
  await withClock(async () => {
    const { x, y } = middle()
    await mouseDrag({ x, y }, { x, y: y - distancePx })
    await vi.advanceTimersByTimeAsync(doubleTapMs)
  })
  unmount()
  return onClose.mock.calls.length > 0
}

export async function viewerScale(keys: string): Promise<number> {
  const { unmount } = await showViewer()
  await userEvent.keyboard(keys)
  const { scale } = zoom()
  unmount()
  return scale
}

export function Settling({ pull }: { pull: Pull }) {
  useSettling(pull, 'restoring')
  return null
}

/** Fake milliseconds from the begin of a video until its controls hide, and whether it pauses another one. */
export async function videoBehaviour() {
  const [first, second] = [await showVideo({ loop: true }), await showVideo({ loop: true })]
  await first.play()
  const controlsHideMs = await withClock(async () => {
    await second.video.play()
    while (second.root.dataset.state !== 'playing') await new Promise(requestAnimationFrame)
    return msUntil(() => second.root.dataset.controls === 'hidden')
  })
  const pauseOthers = first.video.paused
  first.unmount()
  second.unmount()
  return { controlsHideMs, pauseOthers }
}

/** Fake milliseconds between two readings of the user's position by a map. */
export async function refreshMs(): Promise<number> {
  let reads = 0
  stubNavigator('geolocation', {
    getCurrentPosition(done: (position: object) => void) {
      reads += 1
      done({ coords: { latitude: 1, longitude: 1, accuracy: 1 } })
    },
  })
  const { root, rerender, unmount } = await showMap()
  const between = await withClock(async () => {
    rerender({ showLocation: true })
    while (!root.querySelector('.sw-map-user')) await new Promise(requestAnimationFrame)
    return msUntil(() => reads === 2)
  })
  unmount()
  return between
}

/** The zoom level of the page `/open-location` without a scale in its address. */
export async function openLocationScale(): Promise<number> {
  const app = await renderApp({ pages: { '/': blank } }, { url: '/open-location?latitude=1&longitude=2' })
  await vi.waitFor(() => expect(find(app.element, '.sw-map').dataset.state).toBe('ready'))
  const { scale } = await createMapContext({ current: find<HTMLDivElement>(app.element, '.sw-map') }).getScale()
  app.unmount()
  return scale
}

/** The limits of the lists of the page `/choose-location`, and the milliseconds from typing to the search. */
export async function chooserLimits() {
  const { provider, nearby, search } = createMemoryPlaces()
  const address = '/choose-location?latitude=1&longitude=2'
  const app = await renderApp({ pages: { '/': blank }, mapProvider: provider }, { url: address })
  await vi.waitFor(() => expect(nearby).toHaveBeenCalled())
  const { limit = 0, radius = 0 } = nearby.mock.calls[0]?.[0] ?? {}
  const searchDebounceMs = await withClock(async () => {
    await userEvent.fill(find(app.element, 'input[type=search]'), 'cafe')
    return msUntil(() => search.mock.calls.length > 0)
  })
  app.unmount()
  return { pageSize: limit, radiusMeters: radius, searchDebounceMs }
}
