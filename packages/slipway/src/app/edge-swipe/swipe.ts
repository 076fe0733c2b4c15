import { edgeDistancesIn } from '../../hooks/gesture/pan/edgeDistances.ts'
import type { PanOptions } from '../../hooks/gesture/pan/panOptions.ts'
import type { MotionLook } from '../../router/config/config.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import type { PageEntry, Snapshot } from '../../router/stack/stack.ts'
import { keepPage } from '../keep-alive/keepPage.ts'
import { lookOf, presentationOf } from '../motion/lookOf.ts'
import { reducedLook } from '../motion/looks.ts'
import type { Motion } from '../motion/motionOf.ts'
import { type Layers, move } from '../motion/play.ts'
import type { EdgeSwipe } from './edgeSwipe.ts'
import { hold, progressOf, seek } from './hold.ts'
import { type Grip, meansBack, progressBy } from './swipe.state.ts'

/** Functions and elements of the shell that a swipe uses. */
export interface SwipeShell {
  readonly pages: PageNavigator
  readonly root: HTMLElement
  /** Returns the element that moves with a page, or `null` if the page is not rendered. */
  layerOf(page: PageEntry): HTMLElement | null
  /** Whether a window shows the page beside the stack, so that a swipe would uncover nothing. */
  isInSight(page: PageEntry): boolean
  /** Renders both pages of a motion synchronously. */
  show(motion: Motion): void
  /** Renders the pages as before, if the rendered ones are still those of this motion. */
  hide(motion: Motion): void
}

/** A gesture with which the user goes back. */
export interface Swipe {
  readonly pan: PanOptions
  /** Cancels the animations. The shell calls it after it has rendered the pages of the current stack. */
  drop(): void
}

/** A page that a swipe can move. */
interface Swipeable {
  readonly motion: Motion
  readonly look: MotionLook
  readonly upper: HTMLElement
  readonly isRightToLeft: boolean
}

/** A page that a swipe is moving. */
interface Held extends Grip {
  readonly motion: Motion
  readonly look: MotionLook
  readonly layers: Layers
  readonly animations: readonly Animation[]
  /** The stack at the start of the swipe. If an overlay has opened since, Back would close the overlay. */
  readonly stack: Snapshot
}

/**
 * Creates a swipe. A swiped page is in a motion like any other, but paused, and the pointer sets its position. On release,
 * the motion of Back or the motion to the page's place takes over from the current position.
 */
export function createSwipe({ pages, root, layerOf, isInSight, show, hide }: SwipeShell): Swipe {
  const { width, pointers } = pages.app.swipeBack as EdgeSwipe
  const animations: Animation[] = []
  let held: Held | undefined

  function swipeable(): Swipeable | undefined {
    const { pages: entries, overlayEntries } = pages.stack.get()
    const [lower, page] = entries.slice(-2)
    if (!lower || !page || overlayEntries.length > 0 || isInSight(lower)) return undefined
    // The guards of the page below may redirect to this page, so that a swipe would lead back to it.
    const redirect = pages.pageGates.store.get().get(lower.key)?.redirect
    if (redirect && redirect.backSteps(pages, page) !== 1) return undefined
    const look = lookOf(pages, page, pages.app.motion)
    const upper = layerOf(page)
    const isPresented = presentationOf(pages.matchOf(page)?.route.config) !== undefined
    if (!look || look === reducedLook || isPresented || !upper) return undefined
    const isRightToLeft = getComputedStyle(upper).direction === 'rtl'
    return { motion: { kind: 'pop', upper: page, lower }, look, upper, isRightToLeft }
  }

  /** Tests the pointer's position against the page's place without a motion, whether the page is moving or not. */
  function isAtEdge({ clientX: x, clientY: y }: PointerEvent, { upper, isRightToLeft }: Swipeable): boolean {
    const { left: rootLeft, top, bottom } = root.getBoundingClientRect()
    const left = rootLeft + upper.offsetLeft
    const { fromStart } = edgeDistancesIn(
      { left, right: left + upper.offsetWidth, top, bottom },
      { x, y },
      isRightToLeft,
    )
    return fromStart >= 0 && fromStart <= width
  }

  function grab({ motion, look, upper, isRightToLeft }: Swipeable): void {
    // The guards of the page below decide whether its content may be seen, as with Back.
    pages.checkGuards(motion.lower)
    keepPage(pages, motion.lower)
    show(motion)
    const lower = layerOf(motion.lower)
    if (!lower) {
      hide(motion)
      return
    }
    const layers = { upper, lower }
    const progressAtStart = progressOf(upper, look)
    const own = hold(layers, look, progressAtStart)
    animations.push(...own)
    const stack = pages.stack.get()
    const pageWidthPx = upper.offsetWidth
    held = { motion, look, layers, animations: own, stack, progressAtStart, pageWidthPx, isRightToLeft }
  }

  function returnToPlace({ motion, look, layers }: Held, progress: number): void {
    const own = move(layers, 'push', look, progress)
    animations.push(...own)
    void Promise.allSettled(own.map(({ finished }) => finished)).then(() => hide(motion))
  }

  /** A page that nothing blocks leaves at once. A page that asks the user, or has to wait, first returns to its place. */
  function goBack(now: Held, progress: number): void {
    pages.back(1, 'swipe').catch(() => {})
    requestAnimationFrame(() => {
      if (held === now) returnToPlace(now, progress)
    })
  }

  return {
    pan: {
      axis: 'x',
      priority: 1,
      pointers,
      startRegion(down) {
        const found = swipeable()
        return found !== undefined && isAtEdge(down, found)
      },
      canBegin({ offset }) {
        const found = swipeable()
        // A page that is still being uncovered is moving to its place, and cannot be swiped until it has reached it.
        return found !== undefined && offset.x > 0 !== found.isRightToLeft && progressOf(found.upper, found.look) >= 0
      },
      onBegin() {
        const found = swipeable()
        if (found) grab(found)
      },
      onMove({ offset }) {
        if (held) seek(held.animations, held.look, progressBy(held, offset.x))
      },
      onEnd({ offset, velocity, cancelled }) {
        if (!held) return
        const isSameStack = held.stack === pages.stack.get()
        const progress = progressBy(held, offset.x)
        if (isSameStack && !cancelled && meansBack(held, progress, velocity.x)) goBack(held, progress)
        else returnToPlace(held, progress)
      },
    },
    drop() {
      held = undefined
      for (const animation of animations.splice(0)) animation.cancel()
    },
  }
}
