import { type ClipboardEvent, type DragEvent, useState } from 'react'

type Zone = HTMLFieldSetElement

/**
 * Accepts files that are dropped on an element, or pasted while the focus is in it.
 *
 * @returns Whether files are dragged over the element, and the element's listeners.
 */
export function useFileDrop(isOpen: (zone: Zone) => boolean, onFiles: (files: readonly File[], source: Event) => void) {
  const [isOver, setOver] = useState(false)
  const hold = (event: DragEvent<Zone>) => {
    if (!event.dataTransfer.types.includes('Files')) return
    // Even if no file is accepted now, because the browser would open a dropped file in place of the page.
    event.preventDefault()
    const open = isOpen(event.currentTarget)
    event.dataTransfer.dropEffect = open ? 'copy' : 'none'
    setOver(open)
  }
  const take = (event: DragEvent<Zone> | ClipboardEvent<Zone>, files: FileList) => {
    setOver(false)
    if (files.length === 0) return
    event.preventDefault()
    if (isOpen(event.currentTarget)) onFiles([...files], event.nativeEvent)
  }
  const listeners = {
    onDragEnter: hold,
    onDragOver: hold,
    onDragLeave({ currentTarget, relatedTarget }: DragEvent<Zone>) {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
    },
    onDrop: (event: DragEvent<Zone>) => take(event, event.dataTransfer.files),
    onPaste: (event: ClipboardEvent<Zone>) => take(event, event.clipboardData.files),
  }
  return [isOver, listeners] as const
}
