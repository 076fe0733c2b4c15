import { ApiError } from '../../base/call/ApiError.ts'
import { callApi } from '../../base/call/callApi.ts'
import {
  requestWindow,
  type WindowSide,
  type WindowStyle,
  type WindowsState,
  windowsStateOf,
} from '../../base/page/windowsState.ts'
import { whenNavigator } from '../../router/current.ts'

/** Shows a window. Where it cannot be, nothing has changed. */
export function showWindow(api: string, side: WindowSide): Promise<void> {
  return callApi(api, {}, () => show(api, side))
}

async function show(api: string, side: WindowSide): Promise<void> {
  const { state } = await findWindow(api, side)
  const { hidden, opened } = state.requests.get()[side]
  requestWindow(state, side, { hidden: false, opened: true })
  await whenDrawn(state)
  if (state.requests.get()[side].hidden) throw new ApiError(api, 'cancelled', 'it was hidden again meanwhile')
  if (state.painted.get()?.places[side] !== 'hidden') return
  requestWindow(state, side, { hidden, opened })
  throw new ApiError(api, 'unavailable', `there is no place for the ${side} window beside the page that is shown`)
}

/** Hides a window, wherever it is, on wide screens too. */
export function hideWindow(api: string, side: WindowSide): Promise<void> {
  return callApi(api, {}, async () => {
    const { state } = await findWindow(api, side)
    requestWindow(state, side, { hidden: true, opened: false })
    await whenDrawn(state)
  })
}

/** The look of a window as it is at the moment. */
export function getWindowStyle(api: string, side: WindowSide): Promise<WindowStyle> {
  return callApi(api, {}, async () => {
    const { state, style } = await findWindow(api, side)
    return { ...(state.requests.get()[side].style ?? style) }
  })
}

/** Gives a window another look in place of the one that it has. */
export function setWindowStyle(api: string, side: WindowSide, style: WindowStyle): Promise<void> {
  return callApi(api, style, async (given) => {
    const copy = { ...given }
    const { state } = await findWindow(api, side)
    requestWindow(state, side, { style: copy })
    await whenDrawn(state)
  })
}

/** Finds a window of the running app; before the app has started, as soon as it has. */
async function findWindow(api: string, side: WindowSide): Promise<{ state: WindowsState; style: WindowStyle }> {
  const pages = await whenNavigator(api)
  const config = pages.app.windows?.[side] as { readonly style?: WindowStyle } | undefined
  if (config) return { state: windowsStateOf(pages), style: config.style ?? {} }
  throw new ApiError(api, 'not-found', `the app has no ${side} window`)
}

/** Waits until the shell has drawn what was asked for, or is gone. */
function whenDrawn({ requests, painted }: WindowsState): Promise<void> {
  const isDrawn = () => painted.get()?.requests === requests.get()
  if (isDrawn()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = painted.subscribe(() => {
      if (painted.get() && !isDrawn()) return
      stop()
      resolve()
    })
  })
}
