import type { MouseEvent, ReactNode } from 'react'

/** Props of `SwiperControls`. */
export interface SwiperControlsProps {
  readonly count: number
  readonly isActive: (dot: number) => boolean
  readonly dots: boolean
  readonly navigation: boolean | 'auto'
  /** Whether the track is at its first slide (-1) or at its last slide (1). */
  readonly isEnd: (by: -1 | 1) => boolean
  readonly words: Readonly<Record<'swiper.previous' | 'swiper.next', string>>
  onStep(by: -1 | 1, source: MouseEvent): void
  onChoose(index: number, source: MouseEvent): void
}

/** The dots and the arrows of a swiper. Dots are hidden from assistive technology, because keys and arrows do the same. */
export function SwiperControls({
  count,
  isActive,
  dots,
  navigation,
  isEnd,
  words,
  onStep,
  onChoose,
}: SwiperControlsProps): ReactNode {
  const arrow = (by: -1 | 1, name: 'previous' | 'next', shape: string) => (
    <button
      type="button"
      className="sw-icon-button sw-swiper-arrow"
      data-way={name}
      data-auto={navigation === 'auto' || undefined}
      aria-label={words[`swiper.${name}`]}
      // `aria-disabled` instead of `disabled`, so that the arrow keeps the focus at the last slide.
      aria-disabled={isEnd(by)}
      onClick={(event) => onStep(by, event)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={shape} />
      </svg>
    </button>
  )
  return (
    <>
      {navigation && (
        <>
          {arrow(-1, 'previous', 'm15 5-7 7 7 7')}
          {arrow(1, 'next', 'm9 5 7 7-7 7')}
        </>
      )}
      {dots && (
        <div className="sw-swiper-dots" aria-hidden="true">
          {Array.from({ length: count }, (_, dot) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: keys change the slide as well.
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its index.
              key={dot}
              className="sw-swiper-dot"
              data-active={isActive(dot) || undefined}
              onClick={(event) => onChoose(dot, event)}
            />
          ))}
        </div>
      )}
    </>
  )
}
