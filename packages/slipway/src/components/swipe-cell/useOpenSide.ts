import { type RefObject, useEffect, useState } from 'react'
import type { SwipeCellSide } from './swipeCellProps.ts'

/** Closes the open cell; at most one cell is open at a time. */
let shutOther: (() => void) | undefined

/**
 * The side of a cell whose actions are visible, and the index of the action that waits for confirmation.
 *
 * The cell closes when another cell opens, when its content is clicked, and on a press or a scroll outside it. The click that
 * closes the cell does not reach the content.
 *
 * @returns The side, the index, and a function that opens a side or closes the cell. The function keeps the index if the same side
 * stays open.
 */
export function useOpenSide(
  cell: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): readonly [
  open: SwipeCellSide | undefined,
  confirming: number | undefined,
  openAt: (side?: SwipeCellSide, confirming?: number) => void,
] {
  const [open, setOpen] = useState<SwipeCellSide>()
  const [confirming, setConfirming] = useState<number>()
  const isOpen = open !== undefined

  useEffect(() => {
    if (!isOpen) return
    shutOther?.()
    const shutThis = () => {
      setOpen(undefined)
      setConfirming(undefined)
    }
    const shutFrom = ({ target }: Event) => {
      if (!(target instanceof Node && cell.current?.contains(target))) shutThis()
    }
    const shutByPress = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      shutThis()
    }
    const pressed = content.current
    shutOther = shutThis
    // A native listener instead of React's, because React's would run before the one of the pan gesture: in Safari the click
    // at the end of a swipe would reach the content.
    pressed?.addEventListener('click', shutByPress, true)
    window.addEventListener('pointerdown', shutFrom, true)
    window.addEventListener('scroll', shutFrom, true)
    return () => {
      if (shutOther === shutThis) shutOther = undefined
      pressed?.removeEventListener('click', shutByPress, true)
      window.removeEventListener('pointerdown', shutFrom, true)
      window.removeEventListener('scroll', shutFrom, true)
    }
  }, [cell, content, isOpen])

  const openAt = (side?: SwipeCellSide, index?: number) => {
    setOpen(side)
    if (side !== open || index !== undefined) setConfirming(index)
  }
  return [open, confirming, openAt]
}
