import { useLayoutEffect } from 'react'
import { useLatest } from '../../hooks/useLatest.ts'

/** Props of `ModalKeys`. */
export interface ModalKeysProps {
  readonly onClose: () => void
}

/** Elements that Escape closes before the page, if they are open. */
const overPage = 'dialog:modal, :popover-open:is([popover=""], [popover="auto"])'

/** Closes a modal page by Escape, and by a press beside its card. Rendered while the page is the current one. */
export function ModalKeys({ onClose }: ModalKeysProps): null {
  const close = useLatest(onClose)
  // A layout effect: the user may press Escape before the browser has painted the page.
  useLayoutEffect(() => {
    let isPressBeside = false
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || !isFree(event.target)) return
      // The same key must not close an overlay that opens again with the page below.
      event.preventDefault()
      close.current()
    }
    // A selection of text may begin in the card and end beside it, or the other way round: the click is then on the element around both.
    const onPointer = ({ type, target }: PointerEvent) => {
      isPressBeside = isBeside(target) && (type === 'pointerdown' || isPressBeside)
    }
    const onClick = ({ target }: MouseEvent) => {
      if (isPressBeside && isBeside(target)) close.current()
    }
    window.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointer, true)
    document.addEventListener('pointerup', onPointer, true)
    document.addEventListener('click', onClick)
    return () => {
      window.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointer, true)
      document.removeEventListener('pointerup', onPointer, true)
      document.removeEventListener('click', onClick)
    }
  }, [close])
  return null
}

/** Whether an event is on the mask beside a card, which is a part of the app's element. */
function isBeside(target: EventTarget | null): boolean {
  return (target as Element).matches('.sw-app[data-card]')
}

/** Whether the key has no other meaning: no dialog or popover is open, and the focus is not in a search field that Escape empties. */
function isFree(target: EventTarget | null): boolean {
  const isFilledSearch = target instanceof HTMLInputElement && target.type === 'search' && target.value !== ''
  return !isFilledSearch && !document.fullscreenElement && document.querySelector(overPage) === null
}
