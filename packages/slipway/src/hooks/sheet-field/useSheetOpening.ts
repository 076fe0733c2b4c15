import { useEffect, useState } from 'react'
import { pickerDefaults } from '../../base/defaults/defaults.ts'
import type { LateModule } from '../../base/late/lateModule.ts'
import { showLost } from '../showLine.ts'

interface SheetOpening {
  /** Whether the sheet is open and its code loaded. */
  readonly isOpen: boolean
  /** Number of openings, used as the key of the sheet; 0 while it is not mounted. It stays mounted for a short time after closing. */
  readonly opening: number
  /** Opens the sheet once its code is loaded. If it cannot be loaded, a line above the page shows the reason. */
  show(): void
  /** Closes an uncontrolled sheet. */
  close(): void
}

/**
 * Opens and closes a sheet with late code.
 *
 * @param late The code of the sheet.
 * @param options `open` makes the opening controlled. A `disabled` field closes its sheet. `onOpen` is called when `show` opens it.
 */
export function useSheetOpening(
  late: LateModule<unknown>,
  { open, disabled = false, onOpen }: { open?: boolean | undefined; disabled?: boolean | undefined; onOpen?(): void },
): SheetOpening {
  const [isOwnOpen, setOpen] = useState(false)
  const [isReady, setReady] = useState(false)
  // The number is never reset: if the sheet opens in the render in which the former one is removed, it must still have another key.
  const [openings, setOpenings] = useState(0)
  const [isMounted, setMounted] = useState(false)

  if (isOwnOpen && disabled) setOpen(false)
  const isWanted = (open ?? isOwnOpen) && !disabled
  const isOpen = isWanted && isReady
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) {
      setOpenings(openings + 1)
      setMounted(true)
    }
  }
  useEffect(() => {
    if (isWanted && !isReady) late.load().then(() => setReady(true), showLost)
  }, [isWanted, isReady, late])
  useEffect(() => {
    if (isOpen || !isMounted) return
    const timer = setTimeout(() => setMounted(false), pickerDefaults.contentHideDelayMs)
    return () => clearTimeout(timer)
  }, [isOpen, isMounted])

  return {
    isOpen,
    opening: isMounted ? openings : 0,
    show: () =>
      void late.load().then(
        () => {
          setReady(true)
          setOpen(true)
          onOpen?.()
        },
        () => showLost(),
      ),
    close: () => setOpen(false),
  }
}
