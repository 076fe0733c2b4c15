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
import { indexAfter, indexWithin, isShown, lastIndex, leadOf, stopsOf, turnByKey } from './swiper.state.ts'
import { useAutoplay } from './useAutoplay.ts'
import { useTrack } from './useTrack.ts'

/**
 * Why another slide is the current one: time, a hand (a finger, a mouse, a wheel), a dot, an arrow or a key; `''` where the
 * owner or other slides have brought it.
 */
export type SwiperSource = 'autoplay' | 'touch' | 'click' | ''

/** What `onChange` and `onAnimationFinish` tell. */
export interface SwiperTurn {
  /** The slide, counted from 0; the first one where several are side by side. */
  readonly current: number
  /** The `itemId` of that slide; empty if it has none. */
  readonly currentItemId: string
  readonly source: SwiperSource
}

/** The event of `onChange` and `onAnimationFinish`; `event.target` is the swiper. */
export type SwiperEvent = ComponentEvent<SwiperTurn, HTMLDivElement>

/** What a swiper takes, next to everything a `<div>` takes. */
export interface SwiperProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** The slides: each child is one `SwiperItem`, or makes one. Those with a `key` of their own stay where they are seen when others come or go. */
  children?: ReactNode
  /** The current slide, held by the owner, counted from 0. One that is not there is the nearest. */
  current?: number
  /** The current slide, held by the owner, by the `itemId` of its `SwiperItem`. It goes before `current`; where no slide is called so, it stays. */
  currentItemId?: string
  /**
   * The slide at first, for a swiper that keeps count itself.
   * @default 0
   */
  defaultCurrent?: number
  /**
   * Whether it turns by itself. With less motion asked for it stands still until someone starts it.
   * @default false
   */
  autoplay?: boolean
  /**
   * How long each slide stays with `autoplay`, in milliseconds.
   * @default 5000
   */
  interval?: number
  /**
   * How long a turn takes that is not a hand's, in milliseconds.
   * @default 500
   */
  duration?: number
  /**
   * Whether the first slide follows the last one. It needs more slides than are side by side.
   * @default false
   */
  circular?: boolean
  /**
   * Whether it goes up and down.
   * @default false
   */
  vertical?: boolean
  /**
   * How many slides are side by side.
   * @default 1
   */
  displayMultipleItems?: number
  /**
   * How much of the slide before is seen: pixels, or any CSS length.
   * @default 0
   */
  previousMargin?: number | string
  /**
   * How much of the slide after is seen: pixels, or any CSS length.
   * @default 0
   */
  nextMargin?: number | string
  /**
   * Whether dots show where it is.
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
   * Whether arrows turn it; with `'auto'` they are seen only near to a mouse, or with the focus.
   * @default false
   */
  navigation?: boolean | 'auto'
  /**
   * Colour of the arrows.
   * @default '#fff'
   */
  navigationColor?: string
  /**
   * What is behind an arrow below a mouse.
   * @default 'rgba(53, 53, 53, 0.6)'
   */
  navigationActiveColor?: string
  /**
   * Whether hands leave it alone. Dots, arrows and keys turn it all the same.
   * @default false
   */
  disableTouch?: boolean
  /**
   * Whether slides that are not seen are not laid out, for those that are costly.
   * @default false
   */
  skipHiddenItemLayout?: boolean
  /** Called when another slide is the current one: a hand has let it go, time, a key, or the owner. */
  onChange?(event: SwiperEvent): void
  /** Called while it moves, with how far it is from where it rested: `dx` and `dy` are pixels, positive towards the end. */
  onTransition?(event: ComponentEvent<{ readonly dx: number; readonly dy: number }, HTMLDivElement>): void
  /** Called when it rests after a motion. */
  onAnimationFinish?(event: SwiperEvent): void
}

/**
 * Shows slides one after the other, turned by finger, mouse, wheel, keys or time.
 *
 * It is 150 pixels high if nothing says more, and needs a name: `aria-label`.
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
  const { index, turn, isBusy } = useTrack(scroller, {
    asked: named >= 0 ? named : current,
    initial: defaultCurrent,
    keys: slides.map(({ key }) => `${key}`),
    track,
    isVertical: vertical,
    isFixed: disableTouch,
    durationMs: duration,
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
    event.preventDefault() // It would scroll.
    // What goes out of reach would lose the focus, and the keys with it.
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
  const measures = {
    '--sw-swiper-count': count,
    '--sw-swiper-shown': shown,
    '--sw-swiper-lead': leadOf(track),
    '--sw-swiper-stops': stopsOf(track),
    '--sw-swiper-place': leadOf(track) + index,
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
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a look and a legend. */}
      <div
        ref={scroller}
        className="sw-swiper-scroller"
        role="group"
        aria-label={words['swiper.slides']}
        aria-live={isRunning ? 'off' : 'polite'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys turn it.
        tabIndex={0}
        data-fixed={disableTouch || undefined}
        data-skip={skipHiddenItemLayout || undefined}
        style={measures as CSSProperties}
      >
        <div className="sw-swiper-rail" aria-hidden="true">
          {Array.from({ length: stopsOf(track) }, (_, stop) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stop is a place.
            <span key={stop} className="sw-swiper-stop" />
          ))}
        </div>
        <div className="sw-swiper-list">
          {slides.map((slide, at) => (
            <SlideContext
              key={slide.key}
              value={{ name: nameOf(at), kind: words['swiper.slide'], isShown: isShown(at, index, track) }}
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

/** What uses the arrows for itself. */
const ownKeys = 'input,select,textarea,audio,video,[contenteditable]:not([contenteditable=false])'

const lengthOf = (margin: number | string) => (typeof margin === 'number' ? `${margin}px` : margin || '0px')

/** The slides of lists and fragments in one row; keys tell them apart wherever they stand. */
function flat(children: ReactNode): ReactElement[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return []
    return child.type === Fragment ? flat(child.props.children) : [child]
  })
}
