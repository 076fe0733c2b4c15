import type { ReactNode } from 'react'
import { navigateBack, navigateTo, redirectTo, reLaunch, switchTab } from '../../../api/navigation/index.ts'
import { createApp } from '../../../app/createApp.tsx'
import { tabBar } from '../../../app/tab-bar/index.ts'
import { WebView } from '../../../components/web-view/index.ts'
import { defineApp, page } from '../../../router/config/config.ts'
// Code that the app loads with the first event of the user. It is loaded with the app here, because a page that is covered before this code
// has arrived is not dropped.
import '../../../app/page-restore/startPageRestore.ts'
import '../../../app/start/startLater.ts'
import { peekNavigator } from '../../../router/current.ts'
import { hashHistory } from '../../../router/history/browserHistory.ts'

/** Functions that the app's window offers to the test outside. */
export interface WebViewApp {
  readonly navigateTo: (url: string) => Promise<unknown>
  readonly navigateBack: (delta: number) => Promise<void>
  readonly redirectTo: (url: string) => Promise<void>
  readonly reLaunch: (url: string) => Promise<void>
  readonly switchTab: (url: string) => Promise<void>
  /** Returns the addresses of the stack. */
  readonly urls: () => readonly string[]
  readonly settled: () => Promise<void>
}

// Like a browser without the Navigation API.
if (sessionStorage.getItem('no-navigation')) {
  Object.defineProperty(window, 'navigation', { value: undefined, configurable: true })
}

const view = (Content: (props: { params: { id?: number; src?: string } }) => ReactNode) => async () => ({
  default: Content,
})
const webView = view(({ params }) => <WebView src={params.src ?? ''} />)

createApp(
  defineApp({
    pages: {
      '/': page({ load: view(() => <h2>home</h2>) }),
      '/mine': page({ load: view(() => <h2>mine</h2>) }),
      '/tab': page({ load: view(() => <WebView src={sessionStorage.getItem('tab') ?? ''} />) }),
      '/item/:id': page({ load: view(({ params }) => <h2>item {params.id}</h2>), params: { id: Number } }),
      '/web': page({ load: webView, params: { src: String } }),
      '/dropped': page({ load: webView, params: { src: String }, keepAlive: 'none' }),
      '/paused': page({ load: webView, params: { src: String }, keepAlive: 'paused' }),
    },
    tabBar: tabBar({
      items: [
        { path: '/', text: 'Home' },
        { path: '/mine', text: 'Mine' },
        { path: '/tab', text: 'Web' },
      ],
    }),
    history: hashHistory(),
  }),
).mount(document.body)

Object.assign(window, {
  web: {
    navigateTo: (url) => navigateTo({ url }),
    navigateBack: (delta) => navigateBack({ delta }),
    redirectTo: (url) => redirectTo({ url }),
    reLaunch: (url) => reLaunch({ url }),
    switchTab: (url) => switchTab({ url }),
    urls: () =>
      peekNavigator()
        ?.stack.get()
        .pages.map((entry) => entry.url.split('?')[0] ?? '') ?? [],
    settled: async () => peekNavigator()?.settled(),
  } satisfies WebViewApp,
})
