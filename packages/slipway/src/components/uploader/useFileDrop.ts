import { type ClipboardEvent, type DragEvent, useState } from 'react'

type Zone = HTMLFieldSetElement

/**
 * Takes files that are dropped on an element, or pasted while the focus is in it.
 *
 * @returns Whether files are held over it, and the element's listeners.
 */
export function useFileDrop(isOpen: (zone: Zone) => boolean, onFiles: (files: readonly File[], source: Event) => void) {
  const [isOver, setOver] = useState(false)
  const hold = (event: DragEvent<Zone>) => {
    if (!event.dataTransfer.types.includes('Files')) return
    // Also where none are taken now: the browser would leave the page for a file that is dropped.
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
