import type { CSSProperties } from 'react'
import { leadOf, stopsOf, type Track } from './swiper.state.ts'

/**
 * Returns the CSS custom properties from which the style sheet lays out a track.
 *
 * @param position The position that the style sheet shows until the track is attached.
 * @param before The visible part of the previous slide: pixels, or any CSS length.
 * @param after The visible part of the next slide.
 */
export function trackStyle(
  track: Track,
  position: number,
  before: number | string,
  after: number | string,
): CSSProperties {
  return {
    '--sw-swiper-count': track.count,
    '--sw-swiper-shown': track.shown,
    '--sw-swiper-lead': leadOf(track),
    '--sw-swiper-stops': stopsOf(track),
    '--sw-swiper-position': position,
    '--sw-swiper-before': lengthOf(before),
    '--sw-swiper-after': lengthOf(after),
  } as CSSProperties
}

const lengthOf = (margin: number | string) => (typeof margin === 'number' ? `${margin}px` : margin || '0px')
