import { type RefCallback, type SyntheticEvent, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useLatest } from '../../hooks/useLatest.ts'
import { type AttachedTrack, attachTrack, type TrackOptions } from './attachTrack.ts'
import type { SwiperSource } from './Swiper.tsx'
import { indexAfter, indexWithin } from './swiper.state.ts'

/** A track, and who decides where it stands. */
export interface UseTrackOptions
  extends Pick<TrackOptions, 'track' | 'isVertical' | 'isFixed' | 'durationMs' | 'onMove'> {
  /** The slide that the owner holds; `undefined` if none. */
  readonly asked: number | undefined
  readonly initial: number
  /** What the slides are known by. */
  readonly keys: readonly string[]
  onChange(index: number, why: SwiperSource, source?: SyntheticEvent): void
  onFinish(index: number, why: SwiperSource): void
}

/** The current slide, and the way to another one. */
export interface TrackInUse {
  readonly index: number
  /** Asks for another slide; the owner has the last word. */
  turn(index: number, why: SwiperSource, way: -1 | 0 | 1, source?: SyntheticEvent): void
  isBusy(): boolean
  readonly scrollerRef: RefCallback<HTMLElement>
}

/** Why it turns, until it is known whether it does. */
interface Wish {
  readonly index: number
  readonly why: SwiperSource
  readonly way: -1 | 0 | 1
}

/** Keeps the count of a swiper, and its track where the count says. */
export function useTrack(options: UseTrackOptions): TrackInUse {
  const { asked, initial, keys, track, isVertical } = options
  const { count } = track
  const [held, setHeld] = useState({ index: initial, key: '' })
  const [answers, setAnswers] = useState(0)
  const keyed = keys.indexOf(held.key)
  const index = indexWithin(asked ?? (keyed >= 0 ? keyed : held.index), track)
  // Among other slides it stays with its own. Without slides it waits for them.
  if (count > 0 && (held.index !== index || held.key !== keys[index])) setHeld({ index, key: keys[index] ?? '' })

  const attached = useRef<AttachedTrack>(undefined)
  const wish = useRef<Wish>(undefined)
  const why = useRef<SwiperSource>('')
  const before = useRef<{ index: number; shape: string; count: number }>(undefined)

  const turn: TrackInUse['turn'] = (next, reason, way, source) => {
    if (next === index) return
    wish.current = { index: next, why: reason, way }
    why.current = reason
    setHeld({ index: next, key: keys[next] ?? '' })
    setAnswers((number) => number + 1)
    options.onChange(next, reason, source)
  }
  const latest = useLatest({
    ...options,
    onTurn: (next: number) => turn(next, 'touch', 0),
    onNotch(by: -1 | 1) {
      const next = indexAfter(index, by, track)
      if (next !== undefined) turn(next, 'touch', by)
    },
    onRest(hasMoved: boolean, at: number) {
      if (hasMoved) options.onFinish(at, why.current)
      setAnswers((number) => number + 1)
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another axis is another track.
  const scrollerRef = useCallback<RefCallback<HTMLElement>>(
    (scroller) => {
      if (!scroller) return
      const made = attachTrack(scroller, () => latest.current)
      attached.current = made
      before.current = undefined
      return () => {
        attached.current = undefined
        made.detach()
      }
    },
    [latest, isVertical],
  )

  const shape = `${keys.join()} ${track.shown} ${track.isCircular}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each answer what the owner says shows again.
  useLayoutEffect(() => {
    const last = before.current
    const wished = wish.current?.index === index ? wish.current : undefined
    wish.current = undefined
    before.current = { index, shape, count }
    const isOther = last !== undefined && last.index !== index
    if (isOther && !wished) why.current = ''
    attached.current?.show(index, wished?.way ?? 0, last?.shape === shape)
    if (isOther && !wished && count > 0 && last.count > 0) latest.current.onChange(index, '')
  }, [index, shape, isVertical, answers])

  return { index, turn, isBusy: () => attached.current?.isBusy() ?? false, scrollerRef }
}
