import type { KeyboardEvent, ReactNode, RefCallback, SyntheticEvent } from 'react'
import { enBottomSheet } from '../../base/locale/en/enBottomSheet.ts'
import { localeStore } from '../../base/locale/locale.ts'
import { useWords } from '../../hooks/locale/useWords.ts'
import type { Detents } from './bottomSheet.state.ts'

interface SheetHandleProps {
  readonly ref: RefCallback<HTMLElement>
  readonly heights: Detents
  readonly heightIndex: number
  onMove(dialog: HTMLDialogElement, heightIndex: number, source: Event): void
}

/** Handle of a sheet. With several detents it is a slider between them, and a tap moves to the next one. */
export function SheetHandle({ ref, heights, heightIndex, onMove }: SheetHandleProps): ReactNode {
  const words = useWords(enBottomSheet)
  if (heights.length < 2) return <div className="sw-bottom-sheet-handle" ref={ref} />

  const last = heights.length - 1
  const move = ({ currentTarget, nativeEvent }: SyntheticEvent, to: number) =>
    onMove(currentTarget.closest('dialog') as HTMLDialogElement, to, nativeEvent)
  const up = Math.min(heightIndex + 1, last)
  const down = Math.max(heightIndex - 1, 0)
  const next = (heightIndex + 1) % heights.length
  const moveByKey = (event: KeyboardEvent) => {
    const to = { ArrowUp: up, ArrowDown: down, PageUp: up, PageDown: down, Home: 0, End: last, Enter: next, ' ': next }[
      event.key
    ]
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    move(event, to)
  }
  return (
    <div
      className="sw-bottom-sheet-handle"
      ref={ref}
      role="slider"
      tabIndex={0}
      aria-label={words['bottomSheet.height']}
      aria-orientation="vertical"
      aria-valuemax={last}
      aria-valuenow={heightIndex}
      // `useWords` renders the component again when the language changes, so this text changes, too.
      aria-valuetext={(heights[heightIndex] ?? 1).toLocaleString(localeStore.get().locale, { style: 'percent' })}
      onKeyDown={moveByKey}
      onClick={(event) => move(event, next)}
    />
  )
}
