import { type ReactNode, useEffect, useState } from 'react'
import { AlertIcon, WifiOffIcon } from 'slipway/components/icons'
import { useMessages } from 'slipway/hooks'
import { Message } from '../parts/Message.tsx'
import { useWords } from '../words/words.ts'
import './loaded.css'

/** Props of `Loaded`. */
interface LoadedProps {
  load: () => Promise<string>
  /** Renders the loaded text. */
  children: (text: string) => ReactNode
}

type Loading = { readonly name: 'loading' | 'failed' } | { readonly name: 'ready'; readonly text: string }

/** Loads a text and renders it. Shows a skeleton while loading, and a message with a retry button after a failure. */
export function Loaded({ load, children }: LoadedProps): ReactNode {
  const words = useWords()
  const messages = useMessages()
  const [state, setState] = useState<Loading>({ name: 'loading' })
  const isLoading = state.name === 'loading'

  useEffect(() => {
    if (!isLoading) return
    let isStale = false
    load().then(
      (text) => isStale || setState({ name: 'ready', text }),
      () => isStale || setState({ name: 'failed' }),
    )
    return () => {
      isStale = true
    }
  }, [load, isLoading])

  if (state.name === 'ready') return children(state.text)
  if (state.name === 'loading') {
    return <div className="skeleton" role="status" aria-label={messages['app.loading']} />
  }
  const isOnline = navigator.onLine
  return (
    <Message
      icon={isOnline ? <AlertIcon /> : <WifiOffIcon />}
      title={isOnline ? words.loadFailed : words.offline}
      text={isOnline ? words.loadFailedHint : words.offlineHint}
      action={{ text: messages['app.retry'], onClick: () => setState({ name: 'loading' }) }}
    />
  )
}
