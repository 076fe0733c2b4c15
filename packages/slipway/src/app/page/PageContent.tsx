import { Component, type ComponentType, memo, type ReactNode, Suspense, use, useLayoutEffect } from 'react'
import { isDev } from '../../base/isDev.ts'
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
  readonly covered: boolean
}

/** Renders a page's component once its module and its data are loaded, and a skeleton or message before. */
export function PageContent({ match, covered }: PageContentProps): ReactNode {
  const { route, params } = match
  const { module, standIn } = useModule(route)
  const content = standIn ?? (
    <PageBoundary>
      <Suspense fallback={<Skeleton />}>
        <Page module={module} path={route.path} params={params} />
        <PaintedMarker covered={covered} />
      </Suspense>
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
function PaintedMarker({ covered }: { covered: boolean }): ReactNode {
  const { painted } = useNavigatorContext()
  const key = use(PageContext)?.key ?? ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: `covered` is left out: a page is reported once, when it becomes visible.
  useLayoutEffect(() => {
    const before = painted.get()
    painted.set(key)
    // A page that is visible but not current (in a motion, or in split view) is reported only for a moment; then the old
    // value returns.
    if (covered) painted.set(before)
  }, [painted, key])
  useLayoutEffect(() => {
    if (covered) return
    painted.set(key)
    return () => painted.set('')
  }, [painted, key, covered])
  return null
}

/** Props of `PageBoundary`. */
interface PageBoundaryProps {
  readonly children: ReactNode
  /** Renders the screen with the message inside other elements. */
  readonly frame?: (screen: ReactNode) => ReactNode
}

interface PageFailure {
  readonly failure?: { readonly error: unknown } | undefined
}

/** Catches errors that a page throws while rendering, so that the rest of the app keeps working. */
export class PageBoundary extends Component<PageBoundaryProps, PageFailure> {
  override state: PageFailure = {}
  /** The error of the failure that the user has tried to repair. */
  private tried: unknown = this

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown): void {
    pageErrors.set({ error })
    // React and browsers cache a failed import: another try fails with the same error, so only a reload helps.
    if (error === this.tried && navigator.onLine) location.reload()
  }

  override render(): ReactNode {
    const { failure } = this.state
    const { children, frame } = this.props
    if (!failure) return children
    const { error } = failure
    const retry = () => {
      this.tried = error
      this.setState({ failure: undefined })
    }
    const kind = error instanceof TypeError && /import/i.test(error.message) ? 'async' : 'pageError'
    const screen = <MessageScreen kind={kind} error={error} onRetry={retry} />
    return frame ? frame(screen) : screen
  }
}
