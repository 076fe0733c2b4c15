import { expect, vi } from 'vitest'
import { type GetLocationOptions, getLocation } from '../../../api/location/index.ts'
import type { ScriptHost } from '../../../api/map-provider/host.ts'
import { loadScript } from '../../../api/map-provider/script/loadScript.ts'
import { request } from '../../../api/request/index.ts'
import { connectSocket } from '../../../api/socket/index.ts'
import { showToast } from '../../../api/toast/index.ts'
import { vibrateLong, vibrateShort } from '../../../api/vibrate/index.ts'
import { getVideoInfo } from '../../../api/video-info/index.ts'
import { windows } from '../../../app/windows/windowsConfig.ts'
import { overlayStore } from '../../../base/overlay/overlays.ts'
import { ActionSheet } from '../../../components/action-sheet/index.ts'
import { Button } from '../../../components/button/index.ts'
import { Dialog } from '../../../components/dialog/index.ts'
import { Progress } from '../../../components/progress/index.ts'
import { Slider } from '../../../components/slider/index.ts'
import { Textarea } from '../../../components/textarea/index.ts'
import type { Pull } from '../../../hooks/pull/createPull.ts'
import type { AnyApp } from '../../../router/config/config.ts'
import { renderApp } from '../../renderApp.ts'
import { field, renderInput } from '../apps/renderInput.tsx'
import { showMap } from '../apps/shownMap.tsx'
import { bar, link, start as startTabBar } from '../apps/tabBarApp.tsx'
import { msOf, msUntil, withClock } from '../environment/fakeClock.ts'
import { render } from '../environment/render.tsx'
import { memoryLocation } from '../fakes/memoryLocation.ts'
import { memorySockets } from '../fakes/memorySockets.ts'
import { stubNavigator } from '../fakes/stubNavigator.ts'
import { adBehaviour } from './adBehaviour.tsx'
import {
  blank,
  chooserLimits,
  colorOf,
  farthest,
  find,
  load,
  longPress,
  never,
  openLocationScale,
  pickerDelays,
  refreshMs,
  rowsOf,
  Settling,
  swiperTimes,
  videoBehaviour,
  viewerClicks,
  viewerScale,
} from './measures.tsx'
import type { Used } from './overrides.ts'

/** The effect of each group: on the screen, or in the behaviour. */
export const looks: { readonly [Group in keyof Used]: () => Used[Group] | Promise<Used[Group]> } = {
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
    const remoteMetadataMs = await limitOf('https://localhost/a.mp4')
    return { ...(await videoBehaviour()), localMetadataMs, remoteMetadataMs }
  },
  chooseLocation: chooserLimits,
  async script() {
    const host: ScriptHost = {
      readGlobal: () => undefined,
      writeGlobal() {},
      addScript: () => ({ loaded: never(), remove() {} }),
      createElement: () => undefined,
    }
    const { signal } = new AbortController()
    return { timeoutMs: await msOf(() => loadScript('https://localhost/a.js', { globalName: 'a', signal }, host)) }
  },
  async map() {
    const zoomOf = async (scale?: number) => {
      const { context, unmount } = await showMap({ scale })
      const shown = (await context.getScale()).scale
      unmount()
      return shown
    }
    const [zoom, minZoom, maxZoom] = [await zoomOf(), await zoomOf(0), await zoomOf(99)]
    return {
      minZoom,
      maxZoom,
      zoom,
      openLocationScale: await openLocationScale(),
      locationRefreshMs: await refreshMs(),
    }
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
  async location() {
    const { host, reads } = memoryLocation()
    const read = async (options: GetLocationOptions) => {
      await getLocation(options, host)
      return reads.at(-1)
    }
    const expiring = (highAccuracyExpireTime: number) => read({ isHighAccuracy: true, highAccuracyExpireTime })
    let minHighAccuracyMs = 0
    while (!(await expiring(minHighAccuracyMs))?.isHighAccuracy) minHighAccuracyMs++
    const [normal, high] = [await read({}), await read({ isHighAccuracy: true })]
    return { timeoutMs: Number(normal?.timeoutMs), highAccuracyMs: Number(high?.timeoutMs), minHighAccuracyMs }
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
  ad: adBehaviour,
}
