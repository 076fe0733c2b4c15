import type { ReactNode } from 'react'
import { navigateBack, navigateTo, reLaunch, switchTab } from '../../../api/navigation/index.ts'
import { createApp } from '../../../app/createApp.tsx'
import { defineApp, page } from '../../../router/config/config.ts'
import { peekNavigator } from '../../../router/current.ts'
import { hashHistory, pathHistory } from '../../../router/history/browserHistory.ts'

/** Functions that the app's window offers to the test outside. */
export interface ItemsApp {
  readonly navigateTo: (url: string) => Promise<unknown>
  readonly navigateBack: (delta: number) => Promise<void>
  readonly reLaunch: (url: string) => Promise<void>
  readonly switchTab: (url: string) => Promise<void>
  /** Returns the addresses of the stack. */
  readonly urls: () => readonly string[]
  readonly settled: () => Promise<void>
  /** Whether the code that is loaded after the first page has arrived. */
  readonly hasLaterCode: () => boolean
}

/** Content of each page. All pages have a part with the same id, outside the visible area. */
function Parts({ name }: { name: string }): ReactNode {
  return (
    <>
      <h2>{name}</h2>
      <a href="#part">part</a>
      <div style={{ blockSize: 2_000 }} />
      <p id="part">part of {name}</p>
      <div style={{ blockSize: 2_000 }} />
    </>
  )
}

const view = (Content: (props: { params: { id?: number } }) => ReactNode) => async () => ({ default: Content })

// The fragment selects the kind of addresses, and is not part of the app's first address.
const isPath = location.hash === '#paths'
if (isPath) history.replaceState(null, '', location.pathname)

createApp(
  defineApp({
    pages: {
      '/': page({ load: view(() => <Parts name="home" />) }),
      '/mine': page({ load: view(() => <Parts name="mine" />) }),
      '/item/:id': page({ load: view(({ params }) => <Parts name={`item ${params.id}`} />), params: { id: Number } }),
    },
    history: isPath ? pathHistory({ base: `${location.pathname}/app` }) : hashHistory(),
  }),
).mount(document.body)

Object.assign(window, {
  items: {
    navigateTo: (url) => navigateTo({ url }),
    navigateBack: (delta) => navigateBack({ delta }),
    reLaunch: (url) => reLaunch({ url }),
    switchTab: (url) => switchTab({ url }),
    urls: () =>
      peekNavigator()
        ?.stack.get()
        .pages.map((entry) => entry.url) ?? [],
    settled: async () => peekNavigator()?.settled(),
    hasLaterCode: () => peekNavigator()?.showPart !== undefined,
  } satisfies ItemsApp,
})
