import { ApiError } from '../../base/call/ApiError.ts'
import { callApi } from '../../base/call/callApi.ts'
import {
  requestWindow,
  type WindowSide,
  type WindowStyle,
  type WindowsState,
  windowsStateOf,
} from '../../base/page/windowsState.ts'
import { windowsBySide } from '../../router/config/windowsBySide.ts'
import { whenNavigator } from '../../router/current.ts'

/** Shows a window. If it cannot be shown, the windows stay unchanged. */
export function showWindow(api: string, side: WindowSide): Promise<void> {
  return callApi(api, {}, () => show(api, side))
}

async function show(api: string, side: WindowSide): Promise<void> {
  const { state } = await findWindow(api, side)
  const { hidden, opened } = state.requests.get()[side]
  requestWindow(state, side, { hidden: false, opened: true })
  await whenPainted(state)
  if (state.requests.get()[side].hidden) throw new ApiError(api, 'cancelled', 'the window was hidden again meanwhile')
  if (state.painted.get()?.placements[side] !== 'hidden') return
  requestWindow(state, side, { hidden, opened })
  throw new ApiError(api, 'unavailable', `the ${side} window cannot be shown beside the current page`)
}

/** Hides a window at any position, also on wide screens. */
export function hideWindow(api: string, side: WindowSide): Promise<void> {
  return callApi(api, {}, async () => {
    const { state } = await findWindow(api, side)
    requestWindow(state, side, { hidden: true, opened: false })
    await whenPainted(state)
  })
}

/** Returns the current style of a window. */
export function getWindowStyle(api: string, side: WindowSide): Promise<WindowStyle> {
  return callApi(api, {}, async () => {
    const { state, style } = await findWindow(api, side)
    return { ...(state.requests.get()[side].style ?? style) }
  })
}

/** Sets the style of a window and replaces the previous one. */
export function setWindowStyle(api: string, side: WindowSide, style: WindowStyle): Promise<void> {
  return callApi(api, style, async (given) => {
    const copy = { ...given }
    const { state } = await findWindow(api, side)
    requestWindow(state, side, { style: copy })
    await whenPainted(state)
  })
}

/** A window, as the app's config declares it. */
interface WindowConfig {
  readonly style?: WindowStyle
}

/** Finds a window of the app. Waits for the app if it has not started yet. */
async function findWindow(api: string, side: WindowSide): Promise<{ state: WindowsState; style: WindowStyle }> {
  const pages = await whenNavigator(api)
  const { windows } = pages.app
  const state = windowsStateOf(pages)
  // The sides of these windows depend on the document, which the shell reads.
  if (windows?.start ?? windows?.end) await whenPainted(state)
  const sides = windows && windowsBySide(windows, state.painted.get()?.isRightToLeft ?? false)
  const config = sides?.[side] as WindowConfig | undefined
  if (config) return { state, style: config.style ?? {} }
  throw new ApiError(api, 'not-found', `the app has no ${side} window`)
}

/** Waits until the shell has painted the requested windows, or has been unmounted. */
function whenPainted({ requests, painted }: WindowsState): Promise<void> {
  const isPainted = () => painted.get()?.requests === requests.get()
  if (isPainted()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = painted.subscribe(() => {
      if (painted.get() && !isPainted()) return
      stop()
      resolve()
    })
  })
}
