import { cloneElement, type KeyboardEvent, type MouseEvent, type ReactElement, type ReactNode, useId } from 'react'
import { mergeProps } from '../mergeProps.ts'
import { useControlled } from '../useControlled.ts'

/** Props of a component that its trigger opens. */
export interface TriggerProps {
  /**
   * Element that opens it, such as a `Button`. It is rendered in place, and gets `aria-haspopup`, `aria-expanded`, `aria-controls` and
   * `onClick`.
   */
  readonly trigger?: ReactElement | undefined
  /** Whether it is open; makes it controlled. Without `open`, `trigger` opens it. */
  readonly open?: boolean | undefined
  /** Called when the user presses `trigger`. If it is controlled, set `open` to `true`. */
  readonly onOpen?: (() => void) | undefined
}

/** Result of `useTrigger`. */
export interface Trigger {
  readonly isOpen: boolean
  /** Id that the popover must have. */
  readonly id: string
  /** The trigger to render. */
  readonly element: ReactNode
  /** The trigger's rendered element; `null` without a trigger. */
  find(): Element | null
  close(): void
}

/**
 * State of a popover, and the trigger that opens it.
 *
 * @param kind Value of `aria-haspopup`.
 * @param onKey Called for keys pressed on the trigger.
 */
export function useTrigger(
  { trigger, open, onOpen, id: givenId }: TriggerProps & { readonly id?: string | undefined },
  kind: 'dialog' | 'menu',
  onKey?: (event: KeyboardEvent, show: () => void) => void,
): Trigger {
  const ownId = useId()
  const id = givenId ?? ownId
  const [isOpen, setOpen] = useControlled(open, false)
  const show = () => {
    setOpen(true)
    onOpen?.()
  }
  const own = {
    'aria-haspopup': kind,
    'aria-expanded': isOpen,
    'aria-controls': id,
    onClick: (_event: MouseEvent) => show(),
    ...(onKey && { onKeyDown: (event: KeyboardEvent) => onKey(event, show) }),
  }
  return {
    isOpen,
    id,
    element: trigger && cloneElement(trigger, mergeProps(own, trigger.props as object)),
    find: () => document.querySelector(`[aria-controls=${JSON.stringify(id)}]`),
    close: () => setOpen(false),
  }
}
