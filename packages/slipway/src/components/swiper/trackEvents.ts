import type { ReactElement, RefObject, SyntheticEvent } from 'react'
import { componentEvent } from '../../hooks/componentEvent.ts'
import type { SwiperProps, SwiperSource } from './Swiper.tsx'
import { itemIdOf } from './slidesOf.ts'
import type { UseTrackOptions } from './useTrack.ts'

type Listeners = { readonly [Name in 'onChange' | 'onTransition' | 'onAnimationFinish']: SwiperProps[Name] }

/** Returns callbacks of a track that emit the events of its swiper, the parent element of the scroller. */
export function trackEvents(
  scroller: RefObject<HTMLElement | null>,
  slides: readonly ReactElement[],
  isVertical: boolean,
  { onChange, onTransition, onAnimationFinish }: Listeners,
): Pick<UseTrackOptions, 'onChange' | 'onMove' | 'onFinish'> {
  const eventOf = <Detail>(type: string, detail: Detail, source?: SyntheticEvent) =>
    componentEvent(type, scroller.current?.parentElement as HTMLDivElement, detail, source)
  const turnOf = (index: number, source: SwiperSource) => ({
    current: index,
    currentItemId: itemIdOf(slides[index]),
    source,
  })
  return {
    onChange: (next, why, source) => onChange?.(eventOf('change', turnOf(next, why), source)),
    onMove:
      onTransition &&
      ((way) => onTransition(eventOf('transition', isVertical ? { dx: 0, dy: way } : { dx: way, dy: 0 }))),
    onFinish: (at, why) => onAnimationFinish?.(eventOf('animationfinish', turnOf(at, why))),
  }
}
