import type { KeyboardEvent, ReactNode, RefCallback, SyntheticEvent } from 'react'
import { enBottomSheet } from '../../base/locale/enBottomSheet.ts'
import { localeStore } from '../../base/locale/locale.ts'
import { useStore } from '../../hooks/useStore.ts'
import { useWords } from '../../hooks/useWords.ts'
import type { Detents } from './bottomSheet.state.ts'

interface SheetHandleProps {
  readonly ref: RefCallback<HTMLElement>
  readonly places: Detents
  readonly place: number
  onMove(dialog: HTMLDialogElement, place: number, source: Event): void
}

/** What a sheet is held by: a slider between its places, where there are several; a tap goes to the next one. */
export function SheetHandle({ ref, places, place, onMove }: SheetHandleProps): ReactNode {
  const words = useWords(enBottomSheet)
  const percent = new Intl.NumberFormat(useStore(localeStore).locale, { style: 'percent' })
  if (places.length < 2) return <div className="sw-bottom-sheet-handle" ref={ref} />

  const last = places.length - 1
  const move = ({ currentTarget, nativeEvent }: SyntheticEvent, to: number) =>
    onMove(currentTarget.closest('dialog') as HTMLDialogElement, to, nativeEvent)
  const moveByKey = (event: KeyboardEvent) => {
    const to = {
      ArrowUp: Math.min(place + 1, last),
      ArrowDown: Math.max(place - 1, 0),
      PageUp: Math.min(place + 1, last),
      PageDown: Math.max(place - 1, 0),
      Home: 0,
      End: last,
      Enter: (place + 1) % places.length,
      ' ': (place + 1) % places.length,
    }[event.key]
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
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={place}
      aria-valuetext={percent.format(places[place] ?? 1)}
      onKeyDown={moveByKey}
      onClick={(event) => move(event, (place + 1) % places.length)}
    />
  )
}
