import { type RefCallback, useCallback, useState } from 'react'
import { isSame } from '../../base/isSame.ts'
import { type Run, runOf } from './notice-bar.state.ts'

/** Measures whether a text fits into its line, at first and whenever one of them is resized. */
export function useRun(pxPerSecond: number): readonly [Run | undefined, RefCallback<HTMLElement>] {
  const [run, setRun] = useState<Run>()
  const clipRef = useCallback<RefCallback<HTMLElement>>(
    (clip) => {
      const text = clip?.firstElementChild
      if (!(text instanceof HTMLElement) || typeof ResizeObserver === 'undefined') return
      const observer = new ResizeObserver(() => {
        const next = runOf(text.offsetWidth, clip?.clientWidth ?? 0, pxPerSecond)
        setRun((before) => (isSame(before, next) ? before : next))
      })
      observer.observe(text)
      if (clip) observer.observe(clip)
      return () => observer.disconnect()
    },
    [pxPerSecond],
  )
  return [run, clipRef]
}
