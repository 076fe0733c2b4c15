import { Activity, type ReactNode, useInsertionEffect, useRef, useState } from 'react'
import { useStore } from '../../hooks/useStore.ts'
import type { PageGate } from '../../router/config/guardTypes.ts'
import { useNavigatorContext } from '../../router/react/contexts.ts'
import type { PageEntry } from '../../router/stack/stack.ts'
import { MessageScreen } from './MessageScreen.tsx'
import { Skeleton } from './Skeleton.tsx'

/** Returns the gate that keeps a page from the screen; `undefined` if the page may be shown. */
export function useGate({ key }: PageEntry): PageGate | undefined {
  return useStore(useNavigatorContext().pageGates.store).get(key)
}

/** Props of `Gated`. */
interface GatedProps {
  readonly gate: PageGate | undefined
  /** A guard of the page, if it has one. */
  readonly guard: unknown
  readonly children: ReactNode
}

/**
 * Shows a page's content once its guards allow it. Content that was shown before keeps its state while the guards run again;
 * the content of a refused page is unmounted and loses it.
 *
 * The content of a guarded page is in the document only while there is no gate. Hidden content would be in the document, and Chromium has
 * drawn such content for a frame when the page was uncovered.
 */
export function Gated({ gate, guard, children }: GatedProps): ReactNode {
  const isShown = !gate
  const [opened, setOpened] = useState(isShown)
  const outer = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const open = !gate || (opened && gate.name !== 'refused')
  if (open !== opened) setOpened(open)
  // Before the layout effects of the content, which measure it.
  useInsertionEffect(() => {
    if (content.current) outer.current?.replaceChildren(isShown ? content.current : '')
  }, [isShown])
  const own = <Activity mode={gate ? 'hidden' : 'visible'}>{children}</Activity>
  return (
    <>
      {open && guard ? (
        // React removes the outer element, so it does not miss the inner one.
        <div className="sw-page-content" ref={outer}>
          <div className="sw-page-content" ref={content}>
            {own}
          </div>
        </div>
      ) : (
        open && own
      )}
      {gate && <Screen gate={gate} />}
    </>
  )
}

function Screen({ gate }: { gate: PageGate }): ReactNode {
  const { rerunGuards } = useNavigatorContext()
  if (gate.name === 'failed') return <MessageScreen kind="pageError" error={gate.error} onRetry={rerunGuards} />
  return gate.name === 'waiting' || gate.redirect ? <Skeleton /> : <MessageScreen kind="denied" />
}
