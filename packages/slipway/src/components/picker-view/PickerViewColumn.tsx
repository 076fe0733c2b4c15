import {
  Children,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  use,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { type AttachedColumn, attachColumn } from './attachColumn.ts'
import { ColumnContext } from './columnContext.ts'
import { rowAfterKey, rowByTyping, rowWithin } from './picker-view.state.ts'

/** Props of `PickerViewColumn`. All other props are passed to its element. */
export interface PickerViewColumnProps extends ComponentProps<'div'> {
  /** The rows: each child is a row. */
  children?: ReactNode
}

/**
 * A column of a `PickerView`: a wheel of rows.
 *
 * For assistive technology it is a `spinbutton`, as the parts of a date field are in browsers and in React Aria. It is one named
 * control whose value is the text of its row and can be increased and decreased, like the "adjustable" wheels of iOS. As a
 * `listbox`, 300 years would be 300 elements for users who explore the screen by touch. It needs an `aria-label`.
 */
export function PickerViewColumn({ children, ref, ...rest }: PickerViewColumnProps): ReactNode {
  const context = use(ColumnContext)
  const rows = Children.toArray(children)
  const count = rows.length
  const shown = rowWithin(context?.row, count)
  const [answers, settle] = useReducer((before: number) => before + 1, 0)
  const column = useRef<HTMLDivElement>(null)
  const attachedColumn = useRef<AttachedColumn>(undefined)
  const typed = useRef({ text: '', atMs: 0 })

  const pick = (row: number, source?: Event) => {
    context?.pick(row, source)
    // Also if the app keeps the former row: the column then turns back to it.
    settle()
  }
  const onStart = useEffectEvent(() => context?.start())
  const onRest = useEffectEvent(pick)
  const onStop = useEffectEvent(() => context?.end())
  useLayoutEffect(() => {
    if (!column.current) return
    const attached = attachColumn(column.current, { onStart, onRest, onStop })
    attachedColumn.current = attached
    return attached.detach
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each answer of the app, the column shows the row of the props again.
  useLayoutEffect(() => {
    attachedColumn.current?.show(shown)
  }, [shown, count, answers])
  useLayoutEffect(() => {
    context?.report(shown)
    const text = list(column.current)[shown]?.textContent ?? ''
    if (rest['aria-valuetext'] === undefined) column.current?.setAttribute('aria-valuetext', text)
  })

  const own = {
    className: 'sw-picker-view-column',
    role: 'spinbutton',
    tabIndex: 0,
    'aria-valuemin': 1,
    'aria-valuemax': count || undefined,
    'aria-valuenow': count > 0 ? shown + 1 : undefined,
    onClick({ target, nativeEvent }: MouseEvent<HTMLDivElement>) {
      const row = list(column.current).findIndex((element) => element.contains(target as Node))
      if (row >= 0) pick(row, nativeEvent)
    },
    onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
      const { key, altKey, ctrlKey, metaKey, target, currentTarget, nativeEvent } = event
      if (altKey || ctrlKey || metaKey || target !== currentTarget) return
      const elements = list(currentTarget)
      const pageRows = Math.max(1, Math.floor(currentTarget.clientHeight / (elements[0]?.offsetHeight ?? 1)))
      let row = rowAfterKey(key, shown, count, pageRows)
      if (row === undefined && key.length === 1) {
        const { text, atMs } = typed.current
        typed.current = { text: (event.timeStamp - atMs < typingMs ? text : '') + key, atMs: event.timeStamp }
        const texts = elements.map(({ textContent }) => textContent)
        row = rowByTyping(texts, typed.current.text, shown) ?? shown
      }
      if (row === undefined) return
      event.preventDefault() // The key would scroll.
      pick(row, nativeEvent)
    },
  }
  return (
    <div {...mergeProps(own, rest)} ref={useMergedRef(column, ref)}>
      <div className="sw-picker-view-rows" aria-hidden="true">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: identified by position, so that the browser does not follow a row that moves.
          <div key={index} className="sw-picker-view-row">
            {row}
          </div>
        ))}
      </div>
    </div>
  )
}

/** Maximum time between two typed characters of one search, in milliseconds. */
const typingMs = 1_000

function list(column: HTMLElement | null): HTMLElement[] {
  return [...(column?.firstElementChild?.children ?? [])] as HTMLElement[]
}
