import { Component, type ComponentType, type ReactNode, use, useEffect, useLayoutEffect } from 'react'
import { isDev } from '../base/isDev.ts'
import { pageErrors } from '../base/pageErrors.ts'
import { useStore } from '../hooks/useStore.ts'
import { PageContext, useNavigatorContext } from '../router/react.tsx'
import type { Match } from '../router/routes.ts'
import { MessageScreen } from './MessageScreen.tsx'
import { forgetReload } from './reloadOnce.ts'
import { Skeleton } from './Skeleton.tsx'

interface PageContentProps {
  readonly match: Match
  /** Whether another page is the one in use. */
  readonly covered: boolean
}

/** Shows a page's component once its module is there; before that a skeleton, and a way to try again if it failed. */
export function PageContent({ match: { route, params }, covered }: PageContentProps): ReactNode {
  const { loader } = useNavigatorContext()
  const store = loader.of(route)
  const state = useStore(store)
  const retry = () => {
    loader.load(route).catch(() => {
      // Some browsers remember a failed import; offline, a reload would take the running app away.
      if (window.navigator.onLine) location.reload()
    })
  }
  useEffect(() => {
    // What goes wrong is in the store, and on the screen; there the user asks again.
    if (loader.of(route).get().name === 'idle') loader.load(route).catch(() => {})
  }, [loader, route])

  if (state.name === 'failed') return <MessageScreen kind="async" error={state.error} onRetry={retry} />
  if (state.name !== 'ready') return <Skeleton />
  const Page = defaultExport(state.module, route.path)
  return (
    <PageBoundary>
      <Page params={params} />
      <Drawn covered={covered} />
    </PageBoundary>
  )
}

/** Comes after the page, so that its effects run when the page's own have: then its listeners are there. */
function Drawn({ covered }: { covered: boolean }): ReactNode {
  const { drawn } = useNavigatorContext()
  const { key } = use(PageContext) ?? { key: '' }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is told of once, as it comes to be seen.
  useLayoutEffect(() => {
    forgetReload()
    const before = drawn.get()
    drawn.set(key)
    // One that is only seen, in a motion or beside the one shown, is told of and no more.
    if (covered) drawn.set(before)
  }, [drawn, key])
  useLayoutEffect(() => {
    if (covered) return
    drawn.set(key)
    return () => drawn.set('')
  }, [drawn, key, covered])
  return null
}

function defaultExport(module: unknown, path: string): ComponentType<{ params: object }> {
  const component = (module as { default?: unknown } | undefined)?.default
  if (typeof component === 'function' || (typeof component === 'object' && component !== null)) {
    return component as ComponentType<{ params: object }>
  }
  throw new Error(
    isDev
      ? `slipway: the module of pages['${path}'] has no page. Its default export must be a component: export default function MyPage() { … }.`
      : 'slipway: no page component',
  )
}

/** Keeps a page that throws from taking the rest of the app with it. */
class PageBoundary extends Component<{ children: ReactNode }, { failure: { error: unknown } | undefined }> {
  override state: { failure: { error: unknown } | undefined } = { failure: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown): void {
    pageErrors.set({ error })
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (!failure) return this.props.children
    const retry = () => this.setState({ failure: undefined })
    return <MessageScreen kind="pageError" error={failure.error} onRetry={retry} />
  }
}
