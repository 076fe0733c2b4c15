import {
  createApp,
  defineApp,
  getCurrentPages,
  hashHistory,
  isApiError,
  navigateBack,
  navigateTo,
  navigationBar,
  onNavigated,
  openUrl,
  optionalParam,
  page,
  pathHistory,
  previewImage,
  redirect,
  redirectTo,
  reLaunch,
  setToken,
  switchTab,
  tabBar,
  tokenAuth,
  windows,
} from 'slipway'
import { motionPlayer } from '../../../packages/slipway/src/app/motion/motionPlayer.ts'
import './walkPage.css'

const load = () => import('./WalkPage.tsx')
const loadRestoreCode = () => import('../../../packages/slipway/src/app/page-restore/startPageRestore.ts')
const params = { id: Number, from: optionalParam(String) }

// The folder selects the kind of addresses and the split view, because the same files are served in all folders.
const folder = /^\/.*\/(split-)?(paths|hash)(?=\/)/.exec(location.pathname)
const base = folder?.[0] ?? '/'

const app = defineApp({
  pages: {
    '/': page({ load, title: 'Home' }),
    '/b': page({ load, title: 'Tab b' }),
    '/c': page({ load, title: 'Tab c' }),
    '/list': page({ load, title: 'List' }),
    '/x/:id': page({ load, params, title: ({ id }) => `X ${id}` }),
    // The guard is asynchronous.
    '/y/:id': page({
      load,
      params,
      title: ({ id }) => `Y ${id}`,
      guard: () => new Promise((resolve) => setTimeout(resolve, 5, true)),
    }),
    '/z/:id': page({ load, params, title: ({ id }) => `Z ${id}`, under: '/list' }),
    '/z/:id/more': page({ load, params, title: ({ id }) => `Z ${id}`, under: '/z/:id' }),
    '/old/:id': page({ load, params, guard: (to) => redirect('/x/:id', to.params as { id: number }) }),
    '/refused': page({ load, guard: () => false }),
    // Pages for signed-in users: rejected synchronously, rejected asynchronously, and redirected to another page.
    '/secret': page({ load, title: 'Secret', guard: ({ token }) => token !== undefined }),
    '/slow': page({
      load,
      title: 'Secret of the server',
      guard: ({ token }) => new Promise((resolve) => setTimeout(resolve, 200, token !== undefined)),
    }),
    '/account': page({ load, title: 'Secret account', guard: ({ token }) => !!token || redirect('/list') }),
  },
  tabBar: tabBar({
    items: [
      { path: '/', text: 'Home' },
      { path: '/b', text: 'Tab b' },
      { path: '/c', text: 'Tab c' },
    ],
  }),
  auth: tokenAuth(),
  ...(folder?.[1] && { windows: windows({ left: { page: '/b', minWidth: 900 } }) }),
  history: folder?.[2] === 'hash' ? hashHistory() : pathHistory({ base }),
  // Short, but not zero, so that pages overlap while they move.
  motion: { durationMs: 30, easing: 'linear', dim: 0.1, above: { x: 100 }, below: { x: -30 } },
})

/**
 * Resolves when the code that is loaded after the first page is ready, with the code of page restore. Only then do pages animate
 * and are restored after a reload.
 */
async function whenRestoring(): Promise<void> {
  const end = performance.now() + 10_000
  while (!motionPlayer.current) {
    if (performance.now() > end) throw new Error('the code that is loaded after the first page was not loaded')
    await new Promise(requestAnimationFrame)
  }
  // If the app has requested this code before, its request is answered first.
  await loadRestoreCode()
}

const walk = {
  navigateTo: (url: string) => navigateTo({ url }),
  redirectTo: (url: string) => redirectTo({ url }),
  reLaunch: (url: string) => reLaunch({ url }),
  openUrl,
  switchTab: (url: string) => switchTab({ url }),
  previewImage: (urls: string[], current: number | string) => previewImage({ urls, current }),
  navigateBack: (delta: number) => navigateBack({ delta }),
  /** Signs a user in for an hour; without a name, signs the user out. */
  signIn: (uid?: string) => {
    const payload = { uid, exp: Date.now() / 1000 + 3_600 }
    setToken(uid === undefined ? undefined : `e30.${btoa(JSON.stringify(payload))}.x`)
  },
  /** The errors of parts of a config with wrong values. */
  refusals: () =>
    [
      () => navigationBar({ type: 'fixed' as 'float' }),
      () => tabBar({ items: [{ path: '/', text: 'Home' }], position: 'left' as 'top' }),
    ].map((declare) => {
      try {
        return declare()
      } catch (error) {
        return isApiError(error, 'invalid-argument') && error.errMsg
      }
    }),
  /** The addresses of the stack, the bottom first, without the fragments of links. */
  urls: () => getCurrentPages().map(({ url }) => url.split('#', 1)[0] ?? url),
  /** Resolves when the app records the state of pages for page restore. */
  whenRestoring,
}

export type Walk = typeof walk

createApp(app).mount(document.getElementById('app') ?? document.body)

const stop = onNavigated(() => {
  Object.assign(globalThis, { walk })
  queueMicrotask(() => stop())
})
