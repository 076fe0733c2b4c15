import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { UploadItem } from './uploader.state.ts'

/**
 * Moves the focus when the file that has it is removed: to another file, or to the add button without one.
 *
 * @returns A function to call before a file is removed, with its key and the key of the file that gets the focus.
 */
export function useFocusAfterRemove(
  items: readonly UploadItem[],
  root: RefObject<HTMLElement | undefined>,
): (key: string, next: string | undefined) => void {
  const removed = useRef<readonly [key: string, next: string | undefined]>(undefined)
  useLayoutEffect(() => {
    const [key, next] = removed.current ?? []
    if (key === undefined || items.some((item) => item.key === key)) return
    removed.current = undefined
    // Only if the focus was in the removed file.
    if (document.activeElement !== document.body) return
    const tile = next === undefined ? undefined : `[data-key="${CSS.escape(next)}"] `
    const target = root.current?.querySelector<HTMLElement>(tile ? `${tile}button` : '.sw-uploader-add')
    target?.focus()
  }, [items, root])
  return (key, next) => {
    removed.current = [key, next]
  }
}
