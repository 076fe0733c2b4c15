import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useStore } from '../../hooks/useStore.ts'
import type { Match } from '../../router/config/routes.ts'
import { PageContext, useNavigatorContext } from '../../router/react/contexts.ts'
import { MessageScreen } from '../page/MessageScreen.tsx'
import { Skeleton } from '../page/Skeleton.tsx'
import { useModule } from '../page/useModule.tsx'
import { createDataKeeper, type DataKeeper } from './dataKeeper.ts'
import { isConnectionError } from './isConnectionError.ts'
import { loaderPart, loadWith } from './loaderPart.ts'

/** The data of the current page; `undefined` if the page has none. */
export const DataContext = createContext<DataKeeper | undefined>(undefined)

interface PageDataViewProps {
  readonly match: Match
  /** Whether `children` is a placeholder for the page, whose code is not loaded yet. */
  readonly isWaiting: boolean
  readonly children: ReactNode
}

/** Loads the data of the page inside, and shows a skeleton or a message with a retry until the data is loaded. */
export function PageDataView({ match, isWaiting, children }: PageDataViewProps): ReactNode {
  const pages = useNavigatorContext()
  const { key, url } = use(PageContext) ?? { key: '', url: '' }
  const part = useMemo(() => loaderPart(match.route), [match])
  const { standIn } = useModule(part)
  const [keeper] = useState(() => createDataKeeper(pages, { key, url }, loadWith(pages, match, url)))
  const state = useStore(keeper.state)
  const isStartable = standIn === undefined
  // A layout effect: data that was loaded ahead of the page is on screen with the first frame.
  useLayoutEffect(() => {
    if (isStartable) keeper.start()
  }, [isStartable, keeper])

  const { auth } = pages.app
  // A layout effect runs before the next paint. It also runs when a page is uncovered: the effects of a covered page are
  // paused.
  useLayoutEffect(() => {
    keeper.checkUser()
    return auth?.subscribe(keeper.checkUser)
  }, [auth, keeper])

  const hasFailed = state.name === 'failed'
  useEffect(() => {
    if (!hasFailed) return undefined
    window.addEventListener('online', keeper.retry)
    return () => window.removeEventListener('online', keeper.retry)
  }, [hasFailed, keeper])

  if (isWaiting) return children
  if (standIn !== undefined) return standIn
  if (state.name === 'loading') return <Skeleton />
  if (state.name === 'ready') return <DataContext value={keeper}>{children}</DataContext>
  const kind = isConnectionError(state.error) || !window.navigator.onLine ? 'async' : 'pageError'
  return <MessageScreen kind={kind} error={state.error} onRetry={keeper.retry} />
}
