import { type SyntheticEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { useControlled } from '../../hooks/useControlled.ts'
import { completeItem, type UploadItem } from './uploader.state.ts'

type Items = readonly UploadItem[]

/**
 * The controlled or uncontrolled list of files.
 *
 * Uploads may report progress at any time, also several times before React has rendered. Each change applies to the latest
 * list.
 */
export function useUploadItems(
  value: readonly Partial<UploadItem>[] | undefined,
  defaultValue: readonly Partial<UploadItem>[] | undefined,
  onChange: (next: Items, source: SyntheticEvent | Event | undefined) => void,
) {
  const [given, setGiven] = useControlled(value, defaultValue ?? none)
  const items = useMemo(() => given.map(completeItem), [given])
  const latest = useRef<Items>(items)
  // After each render, because a controlled uploader may have refused a change.
  useLayoutEffect(() => {
    latest.current = items
  })
  return {
    items,
    readItems: () => latest.current,
    change(next: Items, source?: SyntheticEvent | Event) {
      latest.current = next
      setGiven(next)
      onChange(next, source)
    },
    reset: () => setGiven(defaultValue ?? none),
  }
}

const none: Items = []
