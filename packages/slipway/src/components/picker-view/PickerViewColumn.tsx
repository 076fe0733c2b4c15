import {
  Children,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  use,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { type AttachedColumn, attachColumn } from './attachColumn.ts'
import { ColumnContext } from './columnContext.ts'
import { rowAfterKey, rowByTyping, rowWithin } from './picker-view.state.ts'

/** Props of `PickerViewColumn`; everything else goes to its element. */
export interface PickerViewColumnProps extends ComponentProps<'div'> {
  /** The rows: each child is one. */
  children?: ReactNode
}

/**
 * A column of a `PickerView`: a wheel of rows.
 *
 * To assistive technology it is a `spinbutton`, as the parts of a date field are in browsers and in React Aria: one stop with a
 * name, whose value is the text of its row and goes up and down, like the wheels of iOS, which are "adjustable". As a `listbox`
 * three hundred years would be three hundred stops for a finger that explores the screen. It needs an `aria-label`.
 */
export function PickerViewColumn({ children, ref, ...rest }: PickerViewColumnProps): ReactNode {
  const place = use(ColumnContext)
  const rows = Children.toArray(children)
  const count = rows.length
  const shown = rowWithin(place?.row, count)
  const [answers, settle] = useReducer((answered: number) => answered + 1, 0)
  const column = useRef<HTMLDivElement>(null)
  const attachedColumn = useRef<AttachedColumn>(undefined)
  const shownCount = useRef<number>(undefined)
  const typed = useRef({ text: '', atMs: 0 })

  const pick = (row: number, source?: Event) => {
    place?.pick(row, source)
    // Also where its owner keeps the row as it was, to which it then turns back.
    settle()
  }
  const latest = useLatest({
    onStart: () => place?.start(),
    onRest(row: number) {
      pick(row)
      place?.end()
    },
    onStop: () => place?.end(),
  })
  useLayoutEffect(() => {
    if (!column.current) return
    const attached = attachColumn(column.current, () => latest.current)
    attachedColumn.current = attached
    return () => {
      shownCount.current = undefined
      attached.detach()
    }
  }, [latest])
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each answer the row of the owner shows again.
  useLayoutEffect(() => {
    // Other rows stand where they stand; only from row to row it turns.
    attachedColumn.current?.show(shown, shownCount.current === count ? 'smooth' : 'instant')
    shownCount.current = count
  }, [shown, count, answers])
  useLayoutEffect(() => {
    place?.report(shown)
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
      event.preventDefault() // It would scroll.
      pick(row, nativeEvent)
    },
  }
  return (
    <div {...mergeProps(own, rest)} ref={useMergedRef(column, ref)}>
      <div className="sw-picker-view-rows" aria-hidden="true">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are places; the browser must not scroll after one that moves.
          <div key={index} className="sw-picker-view-row">
            {row}
          </div>
        ))}
      </div>
    </div>
  )
}

/** Letters typed within this time belong together. */
const typingMs = 1_000

function list(column: HTMLElement | null): HTMLElement[] {
  return [...(column?.firstElementChild?.children ?? [])] as HTMLElement[]
}
