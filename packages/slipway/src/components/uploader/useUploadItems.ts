import { type SyntheticEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { useControlled } from '../../hooks/useControlled.ts'
import { completeItem, type GivenUploadItem, type UploadItem } from './uploader.state.ts'

type Items = readonly UploadItem[]

/**
 * Holds the files, or has them held by the owner.
 *
 * Uploads tell of themselves at any time, also several before React has rendered once. Each change is made to the list as it
 * is by then.
 */
export function useUploadItems(
  value: readonly GivenUploadItem[] | undefined,
  defaultValue: readonly GivenUploadItem[] | undefined,
  onChange: (next: Items, source: SyntheticEvent | Event | undefined) => void,
) {
  const [given, setGiven] = useControlled(value, defaultValue ?? none)
  const items = useMemo(() => given.map(completeItem), [given])
  const latest = useRef<Items>(items)
  // In each render: an owner may have refused a change.
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
