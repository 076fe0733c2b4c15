import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { request } from '../../api/request/index.ts'
import { connectSocket } from '../../api/socket/index.ts'
import { showToast } from '../../api/toast/index.ts'
import { vibrateLong, vibrateShort } from '../../api/vibrate/index.ts'
import { getVideoInfo } from '../../api/video-info/index.ts'
import type { Defaults } from '../../base/defaults/defaultsTable.ts'
import { defaults } from '../../base/defaults/defaultsTable.ts'
import { overlayStore } from '../../base/overlay/overlays.ts'
import { ActionSheet } from '../../components/action-sheet/index.ts'
import { Button } from '../../components/button/index.ts'
import { Dialog } from '../../components/dialog/index.ts'
import { Picker, type PickerProps } from '../../components/picker/index.ts'
import { Progress } from '../../components/progress/index.ts'
import { Slider } from '../../components/slider/index.ts'
import { Textarea } from '../../components/textarea/index.ts'
import { doubleTapMs } from '../../hooks/gesture/tap.state.ts'
import { useLongPress } from '../../hooks/press/useLongPress.ts'
import type { Pull } from '../../hooks/pull/createPull.ts'
import { useSettling } from '../../hooks/pull/useSettling.ts'
import { type AnyApp, page } from '../../router/config/config.ts'
import { field, renderInput } from '../../testing/internal/apps/renderInput.tsx'
import { scrollerOf, show as showSwiper } from '../../testing/internal/apps/shownSwiper.tsx'
import { middle, showViewer, zoom } from '../../testing/internal/apps/shownViewer.tsx'
import { bar, link, start as startTabBar } from '../../testing/internal/apps/tabBarApp.tsx'
import { msOf, msUntil, withClock } from '../../testing/internal/environment/fakeClock.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import type { unusedGroups } from '../../testing/internal/environment/unusedDefaults.ts'
import { memorySockets } from '../../testing/internal/fakes/memorySockets.ts'
import { stubNavigator } from '../../testing/internal/fakes/stubNavigator.ts'
import { mouseDrag, restMouse } from '../../testing/internal/input/mouse.ts'
import { renderApp } from '../../testing/renderApp.ts'
import { windows } from '../windows/windows.ts'
import { overrideDefaults } from './overrideDefaults.ts'

/** The groups that code uses. A new group fails the type check until it has a value and a look here. */
type Used = Omit<Defaults, (typeof unusedGroups)[number]>

const overrides: Used = {
  network: { timeoutMs: 70 },
  toast: { durationMs: 80 },
  textarea: { maxLength: 9 },
  swiper: { intervalMs: 90, durationMs: 40 },
  video: { ...defaults.video, localMetadataMs: 11, remoteMetadataMs: 12 },
  picker: { yearSpan: 5, hours: 12, minutes: 30, closeDelayMs: 130, contentHideDelayMs: 140 },
  actionSheet: { maxContentHeightPx: 150 },
  navigationBar: { heightPx: 64 },
  tabBar: { heightPx: 72, color: '#010203', selectedColor: '#aa0000' },
  button: { color: '#00aa00' },
  window: { minWidthPx: 500 },
  longPress: { delayMs: 150, tolerancePx: 20 },
  previewImage: { clickTolerancePx: 30, minScale: 0.5, maxScale: 2 },
  slider: { min: 10, max: 50, step: 5 },
  progress: { stepMs: 13, strokeWidthPx: 14 },
  input: { valueSyncDebounceMs: 55 },
  transition: { timeoutMs: 66 },
  vibrate: { shortMs: 21, longMs: 22 },
  socket: { closeTimeoutMs: 33 },
}

const load = async () => ({ default: () => null })
const blank = page({ load, title: 'Home' })
const never = () => new Promise<never>(() => {})
const colorOf = (element: Element, property = 'color') => hexOf(getComputedStyle(element).getPropertyValue(property))
const hexOf = (rgb: string) =>
  `#${[...rgb.matchAll(/\d+/g)].map(([number]) => Number(number).toString(16).padStart(2, '0')).join('')}`
/** A copy of values with all colours in the form `#rrggbb`. */
const withHexColors = (values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? colorOf(render(<i style={{ color: value }} />).element) : value,
    ]),
  )
const find = <Found extends HTMLElement>(container: Element, selector: string) =>
  container.querySelector(selector) as Found
const settle = () => Promise.allSettled(document.getAnimations().map(({ finished }) => finished))

/** Returns the animations that an action starts. Looks in each frame, because they may end before the action's promise resolves. */
async function motionsOf(element: Element, act: () => Promise<void>): Promise<readonly Animation[]> {
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

async function rowsOf(props: PickerProps): Promise<readonly number[]> {
  const { rows, unmount } = await openPicker(props)
  unmount()
  return rows
}

async function pickerDelays() {
  await openPicker({ range: ['a', 'b'] })
  const dialog = find(document.body, '.sw-picker-sheet')
  return withClock(async () => {
    const closing = await motionsOf(dialog, () => userEvent.keyboard('{Escape}'))
    const ends = closing.map(({ effect }) => Number(effect?.getComputedTiming().endTime))
    const contentHideDelayMs = await msUntil(() => document.querySelector('.sw-picker-panel') === null)
    return { closeDelayMs: Math.max(...ends), contentHideDelayMs }
  })
}

async function swiperTimes() {
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
function longPress(distancePx: number): Promise<number | undefined> {
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
async function farthest(
  distances: readonly number[],
  hasEffect: (distancePx: number) => Promise<boolean>,
): Promise<number> {
  let last = -1
  for (const distance of distances) if (await hasEffect(distance)) last = distance
  return last
}

async function viewerClicks(distancePx: number): Promise<boolean> {
  const { onClose, unmount } = await showViewer(1)
  await withClock(async () => {
    const { x, y } = middle()
    await mouseDrag({ x, y }, { x, y: y - distancePx })
    await vi.advanceTimersByTimeAsync(doubleTapMs)
  })
  unmount()
  return onClose.mock.calls.length > 0
}

async function viewerScale(keys: string): Promise<number> {
  const { unmount } = await showViewer()
  await userEvent.keyboard(keys)
  const { scale } = zoom()
  unmount()
  return scale
}

function Settling({ pull }: { pull: Pull }) {
  useSettling(pull, 'restoring')
  return null
}

/** What the user sees of each group: on the screen, or in the behaviour. */
const looks: { readonly [Group in keyof Used]: () => Used[Group] | Promise<Used[Group]> } = {
  network: async () => ({ timeoutMs: await msOf(() => request({ url: '/a' }, { fetch: never })) }),
  async toast() {
    const isShown = () => overlayStore.get().some(({ kind }) => kind === 'toast')
    return withClock(async () => {
      await showToast({ title: 'Saved' })
      return { durationMs: await msUntil(() => !isShown()) }
    })
  },
  textarea: () => ({
    maxLength: find<HTMLTextAreaElement>(render(<Textarea aria-label="Note" />).container, 'textarea').maxLength,
  }),
  swiper: swiperTimes,
  async video() {
    const limitOf = (src: string) => msOf(() => getVideoInfo({ src }, { facts: never, sizeBytes: never }))
    const localMetadataMs = await limitOf('blob:a')
    return { ...defaults.video, localMetadataMs, remoteMetadataMs: await limitOf('https://localhost/a.mp4') }
  },
  async picker() {
    const [years = 0] = await rowsOf({ mode: 'date', fields: 'year' })
    const [hours = 0, minutes = 0] = await rowsOf({ mode: 'time' })
    return {
      yearSpan: (years - 1) / 2,
      hours,
      minutes,
      ...(await pickerDelays()),
    }
  },
  async actionSheet() {
    const { unmount } = render(
      <ActionSheet open actions={Array.from({ length: 30 }, (_, index) => `Action ${index}`)} />,
    )
    const maxContentHeightPx = find(document.body, '.sw-action-sheet-actions').offsetHeight
    unmount()
    return { maxContentHeightPx }
  },
  async navigationBar() {
    const app = await renderApp({ pages: { '/': blank } })
    const { height } = find(app.element, '.sw-navigation-bar').getBoundingClientRect()
    app.unmount()
    return { heightPx: height }
  },
  async tabBar() {
    const app = await startTabBar()
    const [selected, other] = [link('Home').element(), link('Mine').element()]
    const { height } = bar().getBoundingClientRect()
    const look = { heightPx: height, color: colorOf(other), selectedColor: colorOf(selected) }
    app.unmount()
    return look
  },
  button() {
    const { element, unmount } = render(<Button type="primary">Save</Button>)
    const color = colorOf(element, 'background-color')
    unmount()
    const dialog = render(<Dialog open title="Delete?" />)
    expect(colorOf(find(document.body, '.sw-dialog-button[data-main]'))).toBe(color)
    dialog.unmount()
    return { color }
  },
  async window() {
    const queries = vi.spyOn(window, 'matchMedia')
    const app = await renderApp({ pages: { '/': blank }, windows: windows({ left: { load } }) } as unknown as AnyApp)
    const widths = queries.mock.calls.map(([query]) => Number(/^\(min-width: (\d+)px\)$/.exec(query)?.[1]))
    app.unmount()
    queries.mockRestore()
    return { minWidthPx: widths.find((width) => width > 0) ?? Number.NaN }
  },
  async longPress() {
    const delayMs = (await longPress(0)) ?? Number.NaN
    const distances = Array.from({ length: 40 }, (_, distance) => distance)
    return {
      delayMs,
      tolerancePx: await farthest(distances, async (distance) => (await longPress(distance)) !== undefined),
    }
  },
  async previewImage() {
    return {
      clickTolerancePx: await farthest([19, 20, 21, 29, 30, 31], viewerClicks),
      minScale: await viewerScale('-----'),
      maxScale: await viewerScale('++++++++'),
    }
  },
  slider() {
    const { min, max, step } = find<HTMLInputElement>(render(<Slider aria-label="Volume" />).container, 'input')
    return { min: Number(min), max: Number(max), step: Number(step) }
  },
  progress() {
    const { element } = render(<Progress aria-label="Upload" active percent={50} />)
    const stepMs = Number.parseFloat(getComputedStyle(element).getPropertyValue('--sw-progress-step'))
    return { stepMs, strokeWidthPx: element.offsetHeight }
  },
  input() {
    return withClock(async () => {
      const { rerender, container } = renderInput({ value: 'one' })
      field().focus()
      rerender({ value: 'two' })
      const valueSyncDebounceMs = await msUntil(() => field().value === 'two')
      container.remove()
      return { valueSyncDebounceMs }
    })
  },
  transition() {
    return withClock(async () => {
      const send = vi.fn()
      render(<Settling pull={{ send } as unknown as Pull} />)
      return { timeoutMs: await msUntil(() => send.mock.calls.length > 0) }
    })
  },
  async vibrate() {
    const vibrate = vi.fn(() => true)
    stubNavigator('vibrate', vibrate)
    await vibrateShort()
    await vibrateLong()
    const [[shortMs], [longMs]] = vibrate.mock.calls as unknown as [[number], [number]]
    return { shortMs, longMs }
  },
  async socket() {
    const { host, last } = memorySockets()
    // A peer that does not answer the close.
    const connect: typeof host.connect = (...args) => ({ ...host.connect(...args), close() {} })
    const socket = connectSocket({ url: 'wss://localhost' }, { ...host, connect })
    await vi.waitFor(() => expect(last()).toBeDefined())
    last()?.listener.onOpen('')
    await socket
    return { closeTimeoutMs: await msOf(() => socket.close()) }
  },
}

test.each(Object.keys(looks) as (keyof Used)[])(
  'an override of `%s` changes what the user sees, until it ends',
  async (group) => {
    const normal = withHexColors(defaults[group])
    expect(await looks[group]()).toEqual(normal)
    const restore = overrideDefaults({ [group]: overrides[group] })()
    onTestFinished(restore)
    expect(await looks[group]()).toEqual(overrides[group])
    restore()
    expect(await looks[group]()).toEqual(normal)
  },
)

const tokenOf = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(`--sw-${name}`)

test('an override has effect with high contrast and in the dark scheme; a rule of the app has priority', () => {
  const root = document.documentElement
  onTestFinished(overrideDefaults({ button: { color: '#00aa00' }, tabBar: { heightPx: 72 } })())
  const { element } = render(<Button type="primary">Save</Button>)
  const looks = () => [colorOf(element, 'background-color'), colorOf(element)]
  onTestFinished(() => {
    root.removeAttribute('data-sw-contrast')
    root.removeAttribute('data-sw-theme')
  })
  for (const theme of ['light', 'dark']) {
    root.dataset.swTheme = theme
    expect(looks()).toEqual(['#00aa00', '#ffffff'])
    root.dataset.swContrast = 'aa'
    expect(looks()).toEqual(['#00aa00', '#ffffff'])
    delete root.dataset.swContrast
  }
  const style = document.head.appendChild(document.createElement('style'))
  onTestFinished(() => style.remove())
  style.textContent = ':root { --sw-tab-bar-height: 90px }'
  expect(tokenOf('tab-bar-height')).toBe('90px')
})

test('an override that ends leaves no style sheet, and later ones in force', () => {
  const before = document.adoptedStyleSheets
  const first = overrideDefaults({ navigationBar: { heightPx: 50 } })()
  const second = overrideDefaults({ navigationBar: { heightPx: 60 }, toast: { durationMs: 1 } })()
  expect(tokenOf('navigation-bar-height')).toBe('60px')
  second()
  expect(tokenOf('navigation-bar-height')).toBe('50px')
  first()
  expect(tokenOf('navigation-bar-height')).toBe('44px')
  overrideDefaults({ toast: { durationMs: 1 } })()()
  expect([...document.adoptedStyleSheets]).toEqual([...before])
})
