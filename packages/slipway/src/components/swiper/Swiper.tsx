import '../../styles/icon-button.css'
import './swiper.css'
import {
  Children,
  type ComponentProps,
  type CSSProperties,
  Fragment,
  isValidElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
  useRef,
} from 'react'
import { swiperDefaults } from '../../base/defaults/defaults.ts'
import { enSwiper } from '../../base/locale/en/enSwiper.ts'
import { fill } from '../../base/locale/locale.ts'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { useWords } from '../../hooks/locale/useWords.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { SwiperControls } from './SwiperControls.tsx'
import { SlideContext } from './slideContext.ts'
import { indexAfter, indexWithin, isShown, lastIndex, leadOf, roundsOf, stopsOf, turnByKey } from './swiper.state.ts'
import { useAutoplay } from './useAutoplay.ts'
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
  const slides = flat(children)
  const count = slides.length
  const shown = Math.max(1, Math.trunc(displayMultipleItems) || 1)
  const track = { count, shown, isCircular: circular && count > shown }
  const idOf = (index: number) => (slides[index]?.props as { itemId?: string } | undefined)?.itemId ?? ''
  const named = currentItemId ? slides.findIndex((_, index) => idOf(index) === currentItemId) : -1

  const eventOf = <Detail,>(type: string, detail: Detail, source?: SyntheticEvent) =>
    componentEvent(type, scroller.current?.parentElement as HTMLDivElement, detail, source)
  const turnOf = (index: number, source: SwiperSource) => ({ current: index, currentItemId: idOf(index), source })
  const { index, placedIndex, turn, isBusy } = useTrack(scroller, {
    requested: named >= 0 ? named : current,
    initial: defaultCurrent,
    keys: slides.map(({ key }) => `${key}`),
    track,
    isVertical: vertical,
    isFixed: disableTouch,
    durationMs: duration,
    isEager: autoplay,
    onChange: (next, why, source) => onChange?.(eventOf('change', turnOf(next, why), source)),
    onMove:
      onTransition &&
      ((way) => onTransition(eventOf('transition', vertical ? { dx: 0, dy: way } : { dx: way, dy: 0 }))),
    onFinish: (at, why) => onAnimationFinish?.(eventOf('animationfinish', turnOf(at, why))),
  })
  const slideAfter = (by: -1 | 1) => indexAfter(index, by, track)
  const step = (by: -1 | 1, source: SyntheticEvent) => {
    const next = slideAfter(by)
    if (next !== undefined) turn(next, 'click', by, source)
  }
  const isMany = lastIndex(track) > 0
  const { isRunning, isStopped, toggle } = useAutoplay(scroller, {
    isOn: autoplay && isMany,
    intervalMs: interval,
    index,
    onTurn: () => isBusy() || turn(slideAfter(1) ?? 0, 'autoplay', 1),
  })

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented, currentTarget } = event
    const target = event.target as HTMLElement
    if (altKey || ctrlKey || metaKey || shiftKey || defaultPrevented || target.closest(ownKeys)) return
    const way = turnByKey(key, vertical, getComputedStyle(currentTarget).direction === 'rtl')
    if (way === undefined) return
    event.preventDefault() // The key would scroll.
    // The scroller gets the focus, because the slide becomes inert and would lose the focus, and with it the keys.
    const scroller = target.closest<HTMLElement>('.sw-swiper-scroller')
    scroller?.focus({ preventScroll: true })
    if (typeof way === 'number') step(way, event)
    else turn(way === 'first' ? 0 : lastIndex(track), 'click', 0, event)
  }
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
    onKeyDown,
  }
  const shownPosition = leadOf(track) + placedIndex
  const rounds = roundsOf(shownPosition, shownPosition, track)
  const measures = {
    '--sw-swiper-count': count,
    '--sw-swiper-shown': shown,
    '--sw-swiper-lead': leadOf(track),
    '--sw-swiper-stops': stopsOf(track),
    '--sw-swiper-position': shownPosition,
    '--sw-swiper-before': lengthOf(previousMargin),
    '--sw-swiper-after': lengthOf(nextMargin),
  }
  const nameOf = (slide: number) => fill(words['swiper.position'], { current: slide + 1, total: count })
  return (
    <div {...mergeProps(own, rest)}>
      {autoplay && isMany && (
        <button
          type="button"
          className="sw-icon-button sw-swiper-pause"
          aria-label={words[isStopped ? 'swiper.play' : 'swiper.pause']}
          onClick={toggle}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={isStopped ? 'M8 5.5v13l10-6.5z' : 'M9 6v12M15 6v12'} />
          </svg>
        </button>
      )}
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
        style={measures as CSSProperties}
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
                name: nameOf(at),
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

/** Elements that use the arrow keys themselves. */
const ownKeys = 'input,select,textarea,audio,video,[contenteditable]:not([contenteditable=false])'

const lengthOf = (margin: number | string) => (typeof margin === 'number' ? `${margin}px` : margin || '0px')

/** The slides of nested lists and fragments as one list, with unique keys. */
function flat(children: ReactNode): ReactElement[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return []
    return child.type === Fragment ? flat(child.props.children) : [child]
  })
}
