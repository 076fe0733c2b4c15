import type { MouseEvent, ReactNode } from 'react'

/** What dots and arrows show and ask for. */
export interface SwiperControlsProps {
  readonly count: number
  readonly isActive: (dot: number) => boolean
  readonly dots: boolean
  readonly navigation: boolean | 'auto'
  /** Whether there is a slide before, and one after. */
  readonly ends: { readonly previous: boolean; readonly next: boolean }
  readonly words: Readonly<Record<'swiper.previous' | 'swiper.next', string>>
  onStep(by: -1 | 1, source: MouseEvent): void
  onChoose(index: number, source: MouseEvent): void
}

/** The dots and the arrows of a swiper. Dots are for the eye and the hand: keys and arrows do the same for everyone. */
export function SwiperControls({
  count,
  isActive,
  dots,
  navigation,
  ends,
  words,
  onStep,
  onChoose,
}: SwiperControlsProps): ReactNode {
  const arrow = (name: 'previous' | 'next') => (
    <button
      type="button"
      className="sw-icon-button sw-swiper-arrow"
      data-way={name}
      data-auto={navigation === 'auto' || undefined}
      aria-label={words[`swiper.${name}`]}
      // It keeps the focus at the end of the way.
      aria-disabled={!ends[name]}
      onClick={(event) => onStep(name === 'next' ? 1 : -1, event)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={name === 'next' ? 'm9 5 7 7-7 7' : 'm15 5-7 7 7 7'} />
      </svg>
    </button>
  )
  return (
    <>
      {navigation && (
        <>
          {arrow('previous')}
          {arrow('next')}
        </>
      )}
      {dots && (
        <div className="sw-swiper-dots" aria-hidden="true">
          {Array.from({ length: count }, (_, dot) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: keys turn it as well.
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is a place.
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
