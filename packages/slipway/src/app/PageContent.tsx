import {
  Component,
  type ComponentType,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react'
import { PageContext, useNavigatorContext } from '../router/react.tsx'
import type { Match } from '../router/routes.ts'
import { RetryScreen } from './RetryScreen.tsx'

/** Shows a page's component once its module is there; before that a skeleton, and a way to try again if it failed. */
export function PageContent({ match: { route, params } }: { match: Match }): ReactNode {
  const { loader } = useNavigatorContext()
  const store = loader.of(route)
  const state = useSyncExternalStore(store.subscribe, store.get, store.get)
  const load = () => {
    // What went wrong is in the store, and on the screen.
    loader.load(route).catch(() => {})
  }
  useEffect(() => {
    loader.load(route).catch(() => {})
  }, [loader, route])

  if (state.name === 'failed') return <RetryScreen title="async.error" error={state.error} onRetry={load} />
  if (state.name !== 'ready') return <div className="sw-page-skeleton" role="status" aria-busy="true" />
  const Page = defaultExport(state.module, route.path)
  return (
    <PageBoundary>
      <Page params={params} />
      <Drawn />
    </PageBoundary>
  )
}

/** Comes after the page, so that its effect runs when the page's own have: then its listeners are there. */
function Drawn(): ReactNode {
  const { lives } = useNavigatorContext()
  const { key } = use(PageContext) ?? { key: '' }
  useLayoutEffect(() => lives.drawn(key), [lives, key])
  return null
}

function defaultExport(module: unknown, path: string): ComponentType<{ params: object }> {
  const component = (module as { default?: unknown } | undefined)?.default
  if (typeof component === 'function' || (typeof component === 'object' && component !== null)) {
    return component as ComponentType<{ params: object }>
  }
  throw new Error(
    `slipway: the module of pages['${path}'] has no page. Its default export must be a component: export default function MyPage() { … }.`,
  )
}

/** Keeps a page that throws from taking the rest of the app with it. */
class PageBoundary extends Component<{ children: ReactNode }, { error: unknown; failed: boolean }> {
  override state = { error: undefined as unknown, failed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <RetryScreen
        title="pageError.title"
        text="pageError.text"
        error={this.state.error}
        onRetry={() => this.setState({ error: undefined, failed: false })}
      />
    )
  }
}
