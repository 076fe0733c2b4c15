import { Component, type ComponentType, type ReactNode, useCallback, useEffect, useMemo } from 'react'
import { isDev } from '../../base/isDev.ts'
import { useShellMessages } from '../../hooks/locale/useShellMessages.ts'
import { useStore } from '../../hooks/useStore.ts'
import { useNavigatorContext } from '../../router/react/contexts.ts'
import { Skeleton } from '../page/Skeleton.tsx'

/** Props of `WindowContent`. */
interface WindowContentProps {
  /** Name of the window, unique among the windows. */
  readonly name: string
  readonly load: () => Promise<unknown>
  /** Props of the window's component. */
  readonly props: object
}

/** Renders a window's component once its module is loaded. Errors of the component are shown inside the window. */
export function WindowContent({ name, load, props }: WindowContentProps): ReactNode {
  const { loader } = useNavigatorContext()
  const part = useMemo(() => ({ path: `windows.${name}`, config: { load } }), [name, load])
  const state = useStore(loader.of(part))
  // The store contains the error, and the screen shows it.
  const start = useCallback(() => loader.load(part).catch(() => {}), [loader, part])
  useEffect(() => {
    if (state.name === 'idle') start()
  }, [state, start])

  if (state.name === 'failed') return <Failed kind="async" error={state.error} onRetry={start} />
  if (state.name !== 'ready') return <Skeleton />
  return (
    <WindowBoundary>
      <Loaded module={state.module} name={name} props={props} />
    </WindowBoundary>
  )
}

function Loaded({ module, name, props }: Omit<WindowContentProps, 'load'> & { module: unknown }): ReactNode {
  const Content = (module as { readonly default?: ComponentType<object> } | undefined)?.default
  if (Content) return <Content {...props} />
  throw new Error(
    `slipway: the module of windows.${name} has no component. Its default export must be a component: export default function SideList() { … }.`,
  )
}

/** Catches errors that a window throws while rendering, so that the rest of the app keeps working. */
class WindowBoundary extends Component<{ children: ReactNode }, { failure: { error: unknown } | undefined }> {
  override state: { failure: { error: unknown } | undefined } = { failure: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (!failure) return this.props.children
    const retry = () => this.setState({ failure: undefined })
    return <Failed kind="pageError" error={failure.error} onRetry={retry} />
  }
}

interface FailedProps {
  readonly kind: 'async' | 'pageError'
  /** Shown during development. */
  readonly error: unknown
  readonly onRetry: () => void
}

/** Message that a window could not be shown. Compact, because a window at the top is a bar. */
function Failed({ kind, error, onRetry }: FailedProps): ReactNode {
  const messages = useShellMessages()
  return (
    <div className="sw-window-failed" role="alert">
      <span className="sw-message-text">{messages[`${kind}.title`]}</span>
      {isDev && <code className="sw-message-text">{String(error)}</code>}
      <button type="button" className="sw-window-retry" onClick={onRetry}>
        {messages['app.retry']}
      </button>
    </div>
  )
}
