import '../../styles/icon-button.css'
import './swiper.css'
import {
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useRef,
} from 'react'
import { swiperDefaults } from '../../base/defaults/defaults.ts'
import { enSwiper } from '../../base/locale/en/enSwiper.ts'
import { fill } from '../../base/locale/locale.ts'
import type { ComponentEvent } from '../../hooks/componentEvent.ts'
import { useWords } from '../../hooks/locale/useWords.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { SwiperControls } from './SwiperControls.tsx'
import { SlideContext } from './slideContext.ts'
import { itemIdOf, slidesOf } from './slidesOf.ts'
import { indexAfter, indexWithin, isShown, lastIndex, leadOf, roundsOf, stopsOf } from './swiper.state.ts'
import { trackEvents } from './trackEvents.ts'
import { trackStyle } from './trackStyle.ts'
import { turnOfKey } from './turnOfKey.ts'
import { useAutoplay } from './useAutoplay.tsx'
import { useTrack } from './useTrack.ts'

/**
 * The cause of a slide change: `autoplay`; `touch` for a gesture with a finger, a mouse, a pen or a wheel; `click` for a dot,
 * an arrow or a key; `''` if a prop or added and removed slides changed it.
 */
export type SwiperSource = 'autoplay' | 'touch' | 'click' | ''

/** Detail of `onChange` and `onAnimationFinish`. */
export interface SwiperTurn {
  /** The index of the slide; of the first visible slide if several are side by side. */
  readonly current: number
  /** The `itemId` of that slide; empty if it has none. */
  readonly currentItemId: string
  readonly source: SwiperSource
}

/** The event of `onChange` and `onAnimationFinish`; `event.target` is the swiper. */
export type SwiperEvent = ComponentEvent<SwiperTurn, HTMLDivElement>

/** Props of `Swiper`, in addition to those of `<div>`. */
export interface SwiperProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  /**
   * The slides: each child is a `SwiperItem`, or a component that renders one. With a `key`, the visible slide stays visible
   * when others are added or removed.
   */
  children?: ReactNode
  /** The index of the current slide (controlled). An index out of range counts as the nearest valid one. */
  current?: number
  /** The `itemId` of the current slide (controlled). It has precedence over `current`. If no slide has this id, it is ignored. */
  currentItemId?: string
  /**
   * The index of the initial slide of an uncontrolled swiper.
   * @default 0
   */
  defaultCurrent?: number
  /**
   * Whether slides change automatically. With reduced motion they do not until the user presses the play button.
   * @default false
   */
  autoplay?: boolean
  /**
   * The time for which `autoplay` shows each slide, in milliseconds.
   * @default 5000
   */
  interval?: number
  /**
   * The duration of a slide change that is not a gesture, in milliseconds.
   * @default 500
   */
  duration?: number
  /**
   * Whether the first slide follows the last one. Requires more slides than are visible at once.
   * @default false
   */
  circular?: boolean
  /**
   * Whether slides are arranged and scrolled vertically.
   * @default false
   */
  vertical?: boolean
  /**
   * The number of slides that are visible at once.
   * @default 1
   */
  displayMultipleItems?: number
  /**
   * The visible part of the previous slide: pixels, or any CSS length.
   * @default 0
   */
  previousMargin?: number | string
  /**
   * The visible part of the next slide: pixels, or any CSS length.
   * @default 0
   */
  nextMargin?: number | string
  /**
   * Whether dots show the current slide.
   * @default false
   */
  indicatorDots?: boolean
  /**
   * Colour of the dots.
   * @default the text's colour, faint
   */
  indicatorColor?: string
  /**
   * Colour of the dot of the current slide.
   * @default the text's colour
   */
  indicatorActiveColor?: string
  /**
   * Whether arrow buttons are shown. With `'auto'` they are visible only while a mouse is near, or while they have the focus.
   * @default false
   */
  navigation?: boolean | 'auto'
  /**
   * Colour of the arrows.
   * @default '#fff'
   */
  navigationColor?: string
  /**
   * Background of an arrow under a mouse.
   * @default 'rgba(53, 53, 53, 0.6)'
   */
  navigationActiveColor?: string
  /**
   * Whether gestures are disabled. Dots, arrows and keys still work.
   * @default false
   */
  disableTouch?: boolean
  /**
   * Whether the layout of hidden slides is skipped, for expensive slides.
   * @default false
   */
  skipHiddenItemLayout?: boolean
  /**
   * Called when the current slide has changed, by a gesture, autoplay, a dot, an arrow, a key, a prop, or added and removed
   * slides.
   */
  onChange?(event: SwiperEvent): void
  /** Called while it moves, with the distance from its last idle position: `dx` and `dy` are pixels, positive towards the end. */
  onTransition?(event: ComponentEvent<{ readonly dx: number; readonly dy: number }, HTMLDivElement>): void
  /** Called when it is idle again after a motion. */
  onAnimationFinish?(event: SwiperEvent): void
}

/**
 * A carousel: slides that change by swipe, mouse, wheel, keys or automatically.
 *
 * It is 150 px high by default, and needs a name: `aria-label`.
 *
 * @example
 * <Swiper aria-label="Offers" indicatorDots autoplay circular>
 *   {offers.map(({ id, image }) => (
 *     <SwiperItem key={id}><Image src={image} /></SwiperItem>
 *   ))}
 * </Swiper>
 */
export function Swiper({
  children,
  current,
  currentItemId,
  defaultCurrent = 0,
  autoplay = false,
  interval = swiperDefaults.intervalMs,
  duration = swiperDefaults.durationMs,
  circular = false,
  vertical = false,
  displayMultipleItems = 1,
  previousMargin = 0,
  nextMargin = 0,
  indicatorDots = false,
  indicatorColor,
  indicatorActiveColor,
  navigation = false,
  navigationColor,
  navigationActiveColor,
  disableTouch = false,
  skipHiddenItemLayout = false,
  onChange,
  onTransition,
  onAnimationFinish,
  ...rest
}: SwiperProps): ReactNode {
  const words = useWords(enSwiper)
  const scroller = useRef<HTMLDivElement>(null)
  const slides = slidesOf(children)
  const count = slides.length
  const shown = Math.max(1, Math.trunc(displayMultipleItems) || 1)
  const track = { count, shown, isCircular: circular && count > shown }
  const named = currentItemId ? slides.findIndex((slide) => itemIdOf(slide) === currentItemId) : -1
  const { index, placedIndex, turn, isBusy } = useTrack(scroller, {
    requested: named >= 0 ? named : current,
    initial: defaultCurrent,
    keys: slides.map(({ key }) => `${key}`),
    track,
    isVertical: vertical,
    isFixed: disableTouch,
    durationMs: duration,
    isEager: autoplay,
    ...trackEvents(scroller, slides, vertical, { onChange, onTransition, onAnimationFinish }),
  })
  const slideAfter = (by: -1 | 1) => indexAfter(index, by, track)
  const step = (by: -1 | 1, source: SyntheticEvent) => {
    const next = slideAfter(by)
    if (next !== undefined) turn(next, 'click', by, source)
  }
  const { isRunning, playButton } = useAutoplay(scroller, words, {
    isOn: autoplay && lastIndex(track) > 0,
    intervalMs: interval,
    index,
    onTurn: () => isBusy() || turn(slideAfter(1) ?? 0, 'autoplay', 1),
  })

  const own = {
    className: 'sw-swiper',
    role: 'region',
    'aria-roledescription': words['swiper.carousel'],
    'data-vertical': vertical || undefined,
    'data-running': isRunning || undefined,
    style: {
      '--sw-swiper-indicator': indicatorColor,
      '--sw-swiper-indicator-active': indicatorActiveColor,
      '--sw-swiper-arrow': navigationColor,
      '--sw-swiper-arrow-active': navigationActiveColor,
    } as CSSProperties,
    onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
      const by = turnOfKey(event, vertical)
      if (typeof by === 'number') step(by, event)
      else if (by) turn(by === 'first' ? 0 : lastIndex(track), 'click', 0, event)
    },
  }
  const position = leadOf(track) + placedIndex
  const rounds = roundsOf(position, position, track)
  return (
    <div {...mergeProps(own, rest)}>
      {playButton}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has default styles and a legend. */}
      <div
        ref={scroller}
        className="sw-swiper-scroller"
        role="group"
        aria-label={words['swiper.slides']}
        aria-live={isRunning ? 'off' : 'polite'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys change the slide.
        tabIndex={0}
        data-fixed={disableTouch || undefined}
        data-skip={skipHiddenItemLayout || undefined}
        style={trackStyle(track, position, previousMargin, nextMargin)}
      >
        <div className="sw-swiper-rail" aria-hidden="true">
          {Array.from({ length: stopsOf(track) }, (_, stop) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stop has no identity besides its position.
            <span key={stop} className="sw-swiper-stop" />
          ))}
        </div>
        <div className="sw-swiper-list">
          {slides.map((slide, at) => (
            <SlideContext
              key={slide.key}
              value={{
                name: fill(words['swiper.position'], { current: at + 1, total: count }),
                kind: words['swiper.slide'],
                isShown: isShown(at, index, track),
                round: rounds[at] ?? 0,
              }}
            >
              {slide}
            </SlideContext>
          ))}
        </div>
      </div>
      <SwiperControls
        count={count}
        isActive={(dot) => isShown(dot, index, track)}
        dots={indicatorDots}
        navigation={navigation}
        isEnd={(by) => slideAfter(by) === undefined}
        words={words}
        onStep={step}
        onChoose={(chosen, source) => turn(indexWithin(chosen, track), 'click', 0, source)}
      />
    </div>
  )
}
