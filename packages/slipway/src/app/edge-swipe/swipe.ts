import type { PanOptions } from '../../hooks/gesture/pan/panOptions.ts'
import { placeIn } from '../../hooks/gesture/pan/panPlace.ts'
import type { MotionLook } from '../../router/config/config.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import type { PageEntry, Snapshot } from '../../router/stack.ts'
import { keepPage } from '../keep-alive/keepPage.ts'
import { lookOf, presentationOf } from '../motion/lookOf.ts'
import { reducedLook } from '../motion/looks.ts'
import type { Motion } from '../motion/motionOf.ts'
import { type Layers, move } from '../motion/play.ts'
import type { EdgeSwipe } from './edgeSwipe.ts'
import { hold, progressOf, seek } from './hold.ts'
import { type Grip, meansBack, progressBy } from './swipe.state.ts'

/** What a swipe needs of the shell. */
export interface SwipeShell {
  readonly pages: PageNavigator
  readonly root: HTMLElement
  /** The element that moves with a page, if the page is drawn. */
  layerOf(page: PageEntry): HTMLElement | null
  /** Whether a page is in sight beside the stack, so that there is nothing to uncover. */
  isInSight(page: PageEntry): boolean
  /** Draws both pages of a motion before it returns. */
  show(motion: Motion): void
  /** Draws the pages as they were before, if they are still those of this motion. */
  hide(motion: Motion): void
}

/** A finger that may turn pages back. */
export interface Swipe {
  readonly pan: PanOptions
  /** Lets go of the pages. The shell calls it when they are drawn as the stack has them. */
  drop(): void
}

/** A page that a finger may take. */
interface Turnable {
  readonly motion: Motion
  readonly look: MotionLook
  readonly upper: HTMLElement
  readonly isRightToLeft: boolean
}

/** What a finger has taken. */
interface Held extends Grip {
  readonly motion: Motion
  readonly look: MotionLook
  readonly layers: Layers
  readonly animations: readonly Animation[]
  /** The stack when it was taken: should an overlay have opened meanwhile, Back would mean that. */
  readonly stack: Snapshot
}

/**
 * Makes a swipe. The page in the hand is a motion like any other, held still and moved by the finger; let go, it is taken over
 * by the motion of Back, or by the one that brings it home, each of which goes on from where it is.
 */
export function createSwipe({ pages, root, layerOf, isInSight, show, hide }: SwipeShell): Swipe {
  const { width, pointers } = pages.app.swipeBack as EdgeSwipe
  const animations: Animation[] = []
  let held: Held | undefined

  function turnable(): Turnable | undefined {
    const { pages: entries, overlayEntries } = pages.stack.get()
    const [lower, page] = entries.slice(-2)
    if (!lower || !page || overlayEntries.length > 0 || isInSight(lower)) return undefined
    const look = lookOf(pages, page, pages.app.motion)
    const upper = layerOf(page)
    const isPresented = presentationOf(pages.matchOf(page)?.route.config) !== undefined
    if (!look || look === reducedLook || isPresented || !upper) return undefined
    const isRightToLeft = getComputedStyle(upper).direction === 'rtl'
    return { motion: { kind: 'pop', upper: page, lower }, look, upper, isRightToLeft }
  }

  /** Where a page lies at rest, whether it moves or not. */
  function isAtEdge({ clientX: x, clientY: y }: PointerEvent, { upper, isRightToLeft }: Turnable): boolean {
    const { left: rootLeft, top, bottom } = root.getBoundingClientRect()
    const left = rootLeft + upper.offsetLeft
    const { fromStart } = placeIn({ left, right: left + upper.offsetWidth, top, bottom }, { x, y }, isRightToLeft)
    return fromStart >= 0 && fromStart <= width
  }

  function take({ motion, look, upper, isRightToLeft }: Turnable): void {
    // What may be seen of the page below is as much its guards' to say as when Back leads there.
    pages.checkGuards(motion.lower)
    keepPage(pages, motion.lower)
    show(motion)
    const lower = layerOf(motion.lower)
    if (!lower) {
      hide(motion)
      return
    }
    const layers = { upper, lower }
    const goneAtStart = progressOf(upper, look)
    const own = hold(layers, look, goneAtStart)
    animations.push(...own)
    const stack = pages.stack.get()
    const pageWidthPx = upper.offsetWidth
    held = { motion, look, layers, animations: own, stack, goneAtStart, pageWidthPx, isRightToLeft }
  }

  function bringHome({ motion, look, layers }: Held, gone: number): void {
    const own = move(layers, 'push', look, gone)
    animations.push(...own)
    void Promise.allSettled(own.map(({ finished }) => finished)).then(() => hide(motion))
  }

  /** A page that nothing keeps goes at once. One that is asked, or has to wait, does so at home, and goes from there. */
  function goBack(now: Held, gone: number): void {
    pages.back(1, 'swipe').catch(() => {})
    requestAnimationFrame(() => {
      if (held === now) bringHome(now, gone)
    })
  }

  return {
    pan: {
      axis: 'x',
      priority: 1,
      pointers,
      startRegion(down) {
        const found = turnable()
        return found !== undefined && isAtEdge(down, found)
      },
      canBegin({ offset }) {
        const found = turnable()
        // One that still comes from below another is on its way to its place, and cannot be turned before it is there.
        return found !== undefined && offset.x > 0 !== found.isRightToLeft && progressOf(found.upper, found.look) >= 0
      },
      onBegin() {
        const found = turnable()
        if (found) take(found)
      },
      onMove({ offset }) {
        if (held) seek(held.animations, held.look, progressBy(held, offset.x))
      },
      onEnd({ offset, velocity, cancelled }) {
        if (!held) return
        const isMine = held.stack === pages.stack.get()
        const gone = progressBy(held, offset.x)
        if (isMine && !cancelled && meansBack(held, gone, velocity.x)) goBack(held, gone)
        else bringHome(held, gone)
      },
    },
    drop() {
      held = undefined
      for (const animation of animations.splice(0)) animation.cancel()
    },
  }
}
