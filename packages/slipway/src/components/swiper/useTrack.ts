import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
import { lateCode } from '../../base/late/lateCode.ts'
import { firstSwipe } from '../../hooks/gesture/pan/firstSwipe.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import type { AttachedTrack, TrackOptions } from './attachTrack.ts'
import type { SwiperSource } from './Swiper.tsx'
import { indexAfter, indexWithin } from './swiper.state.ts'

/** Options of `useTrack`. */
export interface UseTrackOptions
  extends Pick<TrackOptions, 'track' | 'isVertical' | 'isFixed' | 'durationMs' | 'onMove'> {
  /** The controlled slide; `undefined` if the swiper is uncontrolled. */
  readonly requested: number | undefined
  readonly initial: number
  /** The React keys of the slides. */
  readonly keys: readonly string[]
  /** Whether to load the track at once, because slides change automatically. */
  readonly isEager: boolean
  onChange(index: number, why: SwiperSource, source?: SyntheticEvent): void
  onFinish(index: number, why: SwiperSource): void
}

/** The current slide, and a function to change it. */
export interface TrackInUse {
  readonly index: number
  /** The slide that the style sheet shows until the track is attached. */
  readonly placedIndex: number
  /** Requests another slide; a controlled swiper may refuse it. */
  turn(index: number, why: SwiperSource, direction: -1 | 0 | 1, source?: SyntheticEvent): void
  isBusy(): boolean
}

const lateTrack = lateCode(() => import('./attachTrack.ts'))

/** A requested slide change, until the next render accepts or refuses it. */
interface SlideRequest {
  readonly index: number
  readonly why: SwiperSource
  readonly direction: -1 | 0 | 1
}

/**
 * Keeps the current slide of a swiper, and moves its track to that slide.
 *
 * The track is loaded when the user begins to use the page or another slide becomes current, because it changes nothing while the
 * swiper is idle. Until then the style sheet shows the slide as on a server, and then the track animates the change. If the track
 * cannot be loaded, slides change without animation.
 */
export function useTrack(scroller: RefObject<HTMLElement | null>, options: UseTrackOptions): TrackInUse {
  const { requested, initial, keys, track, isVertical, isEager } = options
  const { count } = track
  const [held, setHeld] = useState({ index: initial, key: '' })
  const [answers, setAnswers] = useState(0)
  const keyed = keys.indexOf(held.key)
  const index = indexWithin(requested ?? (keyed >= 0 ? keyed : held.index), track)
  // If the list of slides changes, the current slide stays current. Without slides it waits for them.
  if (count > 0 && (held.index !== index || held.key !== keys[index])) setHeld({ index, key: keys[index] ?? '' })

  const shape = `${keys.join()} ${track.shown} ${track.isCircular}`
  // The slide from which the track animates, once it is loaded; `undefined` then, and if it cannot be loaded.
  const [placed, setPlaced] = useState<{ index: number; shape: string } | undefined>({ index, shape })
  if (placed && placed.shape !== shape) setPlaced({ index, shape })
  const placedIndex = placed?.shape === shape ? placed.index : index
  const lastDirection = useRef<-1 | 0 | 1>(0)
  const attached = useRef<AttachedTrack>(undefined)
  const request = useRef<SlideRequest>(undefined)
  const why = useRef<SwiperSource>('')
  const before = useRef<{ index: number; shape: string; count: number }>(undefined)

  const turn: TrackInUse['turn'] = (next, reason, direction, source) => {
    if (next === index) return
    request.current = { index: next, why: reason, direction }
    why.current = reason
    setHeld({ index: next, key: keys[next] ?? '' })
    setAnswers((number) => number + 1)
    options.onChange(next, reason, source)
  }
  const latest = useLatest({
    ...options,
    index,
    placedIndex,
    onTurn: (next: number) => turn(next, 'touch', 0),
    onNotch(by: -1 | 1) {
      const next = indexAfter(index, by, track)
      if (next !== undefined) turn(next, 'touch', by)
    },
    onRest(how: 'turned' | 'returned' | undefined, at: number) {
      if (how) options.onFinish(at, how === 'turned' ? why.current : 'touch')
      setAnswers((number) => number + 1)
    },
  })
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const stops = [
      lateTrack(
        element,
        ({ attachTrack }) => {
          const made = attachTrack(element, () => latest.current)
          attached.current = made
          made.show(latest.current.placedIndex, 0, false)
          made.show(latest.current.index, lastDirection.current, true)
          setPlaced(undefined)
          return () => {
            attached.current = undefined
            made.detach()
          }
        },
        isEager,
        () => setPlaced(undefined),
      ),
      firstSwipe(
        element,
        isVertical ? 'y' : 'x',
        () => !attached.current && !latest.current.isFixed,
        ({ x, y }) => {
          const isForward = x + y < 0 === (isVertical || getComputedStyle(element).direction !== 'rtl')
          latest.current.onNotch(isForward ? 1 : -1)
        },
      ),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [scroller, latest, isVertical, isEager])

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each answer the controlled slide is shown again.
  useLayoutEffect(() => {
    const last = before.current
    const accepted = request.current?.index === index ? request.current : undefined
    request.current = undefined
    before.current = { index, shape, count }
    const isOther = last !== undefined && last.index !== index
    if (isOther && !accepted) why.current = ''
    lastDirection.current = accepted?.direction ?? 0
    if (placedIndex !== index) lateTrack.load()
    attached.current?.show(index, lastDirection.current, last?.shape === shape)
    if (isOther && !accepted && count > 0 && last.count > 0) latest.current.onChange(index, '')
  }, [index, shape, isVertical, answers])

  return { index, placedIndex, turn, isBusy: () => attached.current?.isBusy() ?? false }
}
