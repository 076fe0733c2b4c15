import { Activity, type ReactNode, useState } from 'react'
import { useStore } from '../../hooks/useStore.ts'
import type { PageGate } from '../../router/guards/pageGates.ts'
import { useNavigatorContext } from '../../router/react/contexts.ts'
import type { PageEntry } from '../../router/stack.ts'
import { MessageScreen } from './MessageScreen.tsx'
import { Skeleton } from './Skeleton.tsx'

/** Returns the gate that keeps a page from the screen; `undefined` if the page may be shown. */
export function useGate({ key }: PageEntry): PageGate | undefined {
  return useStore(useNavigatorContext().pageGates.store).get(key)
}

/**
 * Shows a page's content once its guards allow it. Content that was shown before keeps its state while the guards run again;
 * the content of a refused page is unmounted and loses it.
 */
export function Gated({ gate, children }: { gate: PageGate | undefined; children: ReactNode }): ReactNode {
  const [opened, setOpened] = useState(!gate)
  const open = !gate || (opened && gate.name !== 'refused')
  if (open !== opened) setOpened(open)
  return (
    <>
      {open && <Activity mode={gate ? 'hidden' : 'visible'}>{children}</Activity>}
      {gate && <Screen gate={gate} />}
    </>
  )
}

function Screen({ gate }: { gate: PageGate }): ReactNode {
  const { recheck } = useNavigatorContext()
  if (gate.name === 'failed') return <MessageScreen kind="pageError" error={gate.error} onRetry={recheck} />
  return gate.name === 'waiting' || gate.redirect ? <Skeleton /> : <MessageScreen kind="denied" />
}
