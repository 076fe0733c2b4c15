import { Component, type ComponentType, memo, type ReactNode, Suspense, use, useLayoutEffect } from 'react'
import { isDev } from '../../base/isDev.ts'
import { changeEvent, updateEvent } from '../../base/page/hotEvents.ts'
import { pageErrors } from '../../base/page/pageErrors.ts'
import type { Match } from '../../router/config/routes.ts'
import { PageContext, useNavigatorContext } from '../../router/react/contexts.ts'
import type { PageDataSource } from '../page-data/pageData.ts'
import { MessageScreen } from './MessageScreen.tsx'
import { Skeleton } from './Skeleton.tsx'
import { useModule } from './useModule.tsx'

interface PageContentProps {
  readonly match: Match
  /** Whether another page is the current one. */
  readonly isBehind: boolean
}

/** Renders a page's component once its module and its data are loaded, and a skeleton or message before. */
export function PageContent({ match, isBehind }: PageContentProps): ReactNode {
  const { route, params } = match
  const { module, standIn } = useModule(route)
  const content = standIn ?? (
    <PageBoundary>
      <Page module={module} path={route.path} params={params} />
      <PaintedMarker isBehind={isBehind} />
    </PageBoundary>
  )
  const data = route.config.data as PageDataSource | undefined
  return data ? (
    <data.view match={match} isWaiting={standIn !== undefined}>
      {content}
    </data.view>
  ) : (
    content
  )
}

interface PageProps {
  readonly module: unknown
  readonly path: string
  readonly params: object
}

/** A change of the stack renders the shell; the content of a page is rendered again only if its parameters change. */
const Page = memo(function Page({ module, path, params }: PageProps): ReactNode {
  const Content = (module as { readonly default?: ComponentType<{ params: object }> } | undefined)?.default
  if (Content) return <Content params={params} />
  throw new Error(
    isDev
      ? `slipway: the module of pages['${path}'] has no page. Its default export must be a component: export default function MyPage() { … }.`
      : 'slipway: no page export',
  )
})

/**
 * Sets `painted`. Rendered after the page, so that its effects run after the page's own effects, which register the page's
 * listeners.
 */
function PaintedMarker({ isBehind }: { isBehind: boolean }): ReactNode {
  const { painted } = useNavigatorContext()
  const key = use(PageContext)?.key ?? ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: `isBehind` is left out: a page is reported once, when it becomes visible.
  useLayoutEffect(() => {
    const before = painted.get()
    painted.set(key)
    // A page that is visible but not current (in a motion, or in split view) is reported only for a moment; then the old
    // value returns.
    if (isBehind) painted.set(before)
  }, [painted, key])
  useLayoutEffect(() => {
    if (isBehind) return
    painted.set(key)
    return () => painted.set('')
  }, [painted, key, isBehind])
  return null
}

/** Props of `PageBoundary`. */
interface PageBoundaryProps {
  readonly children: ReactNode
  /** Whether the children are the whole app. */
  readonly isApp?: boolean
}

interface PageFailure {
  readonly failure?: { readonly error: unknown } | undefined
}

/**
 * Catches errors that a page throws while rendering, so that the rest of the app keeps working. Shows a skeleton while a part of
 * the page loads.
 */
export class PageBoundary extends Component<PageBoundaryProps, PageFailure> {
  override state: PageFailure = {}

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown): void {
    pageErrors.set({ error })
    // React's hot update repairs only components that failed after its first update, and never a failed import.
    if (isDev && this.props.isApp) addEventListener(changeEvent, () => location.reload(), { once: true })
    else if (isDev) addEventListener(updateEvent, () => this.setState({ failure: undefined }), { once: true })
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (!failure) return <Suspense fallback={<Skeleton />}>{this.props.children}</Suspense>
    // If the code of a lazy component is lost, React keeps the failure. The state of the app is lost in any case.
    const retry = () => (this.props.isApp ? location.reload() : this.setState({ failure: undefined }))
    return <MessageScreen kind="pageError" error={failure.error} onRetry={retry} />
  }
}
