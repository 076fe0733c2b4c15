import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
import { whenLoaded } from '../../base/whenLoaded.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import type { AttachedTrack, TrackOptions } from './attachTrack.ts'
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
}

/** Why it turns, until it is known whether it does. */
interface Wish {
  readonly index: number
  readonly why: SwiperSource
  readonly way: -1 | 0 | 1
}

/**
 * Keeps the count of a swiper, and its track where the count says.
 *
 * The track comes after the first render, as what it does is nothing to be seen at rest. Until then, and where it cannot be
 * loaded, the style sheet shows the current slide as it does on a server, and keys, dots and arrows turn it without motion.
 */
export function useTrack(scroller: RefObject<HTMLElement | null>, options: UseTrackOptions): TrackInUse {
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
    index,
    onTurn: (next: number) => turn(next, 'touch', 0),
    onNotch(by: -1 | 1) {
      const next = indexAfter(index, by, track)
      if (next !== undefined) turn(next, 'touch', by)
    },
    onRest(how: 'turned' | 'let go back' | undefined, at: number) {
      if (how) options.onFinish(at, how === 'turned' ? why.current : 'touch')
      setAnswers((number) => number + 1)
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another axis is another track.
  useLayoutEffect(() => {
    const element = scroller.current
    return whenLoaded(import('./attachTrack.ts'), ({ attachTrack }) => {
      if (!element) return
      const made = attachTrack(element, () => latest.current)
      attached.current = made
      made.show(latest.current.index, 0, false)
      return () => {
        attached.current = undefined
        made.detach()
      }
    })
  }, [scroller, latest, isVertical])

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

  return { index, turn, isBusy: () => attached.current?.isBusy() ?? false }
}
