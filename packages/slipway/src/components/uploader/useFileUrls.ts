import { useInsertionEffect, useLayoutEffect, useRef, useState } from 'react'
import { createObjectUrl, releaseObjectUrl } from '../../base/objectUrls.ts'

/**
 * Creates object URLs of files as long as they are in the list, also while the page is covered, because the viewer may show
 * them.
 */
export function useFileUrls(files: readonly File[]): ReadonlyMap<File, string> {
  const [urls, setUrls] = useState<ReadonlyMap<File, string>>(() => new Map())
  const held = useRef(urls)
  useLayoutEffect(() => {
    const before = held.current
    const removed = [...before].filter(([file]) => !files.includes(file))
    if (removed.length === 0 && files.every((file) => before.has(file))) return
    const next = new Map<File, string>()
    for (const file of files) next.set(file, before.get(file) ?? next.get(file) ?? createObjectUrl(file, true))
    for (const [, url] of removed) releaseObjectUrl(url)
    held.current = next
    setUrls(next)
  })
  useInsertionEffect(
    () => () => {
      for (const url of held.current.values()) releaseObjectUrl(url)
    },
    [],
  )
  return urls
}
