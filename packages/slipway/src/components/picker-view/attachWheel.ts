import { flushSync } from 'react-dom'
import type { Unsubscribe } from '../../base/emitter.ts'
import { notchesOf, type WheelFacts } from '../../hooks/gesture/wheel/wheelStep.ts'
import { waitForRest } from '../../hooks/scroll/waitForRest.ts'
import { rowWithin } from './picker-view.state.ts'

/** What a wheel tells. */
export interface WheelListeners {
  /** A hand begins to move it. */
  onStart(): void
  /** It rests on a row, after a hand has moved it. */
  onRest(row: number): void
  /** Another will has stopped what a hand has begun. */
  onStop(): void
}

/** A scroller that shows one of its rows in its middle. */
export interface Wheel {
  /** Turns it to a row. What a hand is about to do is left alone unless the row is another one than before. */
  show(row: number, isSmooth: boolean): void
  detach: Unsubscribe
}

/**
 * Makes a wheel of a native scroller with mandatory snapping, whose first child holds the rows and is as high as they are.
 *
 * Fingers, pens and trackpads scroll it natively, with the inertia of the platform. A mouse drags it, and the notch of a mouse
 * wheel turns it by one row. Whatever moves it, the row is told once, when it rests; and at once where the user goes elsewhere
 * meanwhile, by a press or a key: who presses "Done" means what is in the middle.
 */
export function attachWheel(column: HTMLElement, latest: () => WheelListeners): Wheel {
  const list = column.firstElementChild as HTMLElement
  const detached = new AbortController()
  const { signal } = detached
  const view = column.closest('.sw-picker-view')
  /** The row that it shows at rest. */
  let shown = 0
  /** The row that it is on its way to, by a will and not by scrolling. */
  let aim: number | undefined
  /** It could not be turned, as it is not to be seen. */
  let isUnseen = false
  let isHeld = false
  let byHand: AbortController | undefined

  // Neither is a number while it is not to be seen, or empty.
  const rowPx = () => list.offsetHeight / list.childElementCount
  const middle = () => column.scrollTop / rowPx()
  const within = (row: number) => rowWithin(row, list.childElementCount)

  const turnTo = (row: number, isSmooth: boolean) => {
    const away = (row - middle()) * rowPx()
    isUnseen = Number.isNaN(away)
    aim = Math.abs(away) >= 1 ? row : undefined
    if (aim === undefined) return
    const calmly = isSmooth && !matchMedia('(prefers-reduced-motion: reduce)').matches
    column.scrollTo({ top: row * rowPx(), behavior: calmly ? 'smooth' : 'instant' })
  }
  const start = () => {
    if (byHand) return
    byHand = new AbortController()
    const elsewhere = { capture: true, signal: byHand.signal }
    window.addEventListener('pointerdown', ({ target }) => view?.contains(target as Node) || rest(), elsewhere)
    window.addEventListener('keydown', rest, elsewhere)
    latest().onStart()
  }
  const end = () => {
    byHand?.abort()
    byHand = undefined
    awaitRest()
    delete column.dataset.dragging
  }
  const rest = () => {
    const row = aim ?? middle()
    aim = undefined
    if (!byHand) return turnTo(shown, false)
    end()
    if (Number.isNaN(row)) return latest().onStop()
    // Until the answer comes it stays here, whatever scroll events are still on their way.
    shown = within(row)
    // Rendered at once: a press that is already due, such as one on "Done", needs the new value.
    flushSync(() => latest().onRest(shown))
  }
  const onScroll = () => {
    // No hand's: it comes late, or Firefox puts what was hidden back to where it was.
    if (isUnseen) turnTo(shown, false)
    awaitRest(true)
    // Less than a pixel is the browser's own rounding.
    if (aim === undefined && Math.abs(middle() - shown) * rowPx() >= 1) start()
  }
  const onScrollEnd = () => {
    if (!isHeld) rest()
  }
  const awaitRest = waitForRest(onScrollEnd)
  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    call: (event: HTMLElementEventMap[Type]) => void,
    passive = true,
  ) => column.addEventListener(type, call, { passive, signal })
  const onTouch = ({ touches }: TouchEvent) => {
    // Other fingers on the screen are none of its own, and their ends are not told here.
    isHeld = [...touches].some(({ target }) => column.contains(target as Node))
    // A finger takes the wheel over on whatever way it is; when it goes, the wheel may run on or not.
    if (isHeld) aim = undefined
    else awaitRest(byHand !== undefined)
  }
  listen('scroll', onScroll)
  listen('scrollend', onScrollEnd)
  listen('touchstart', onTouch)
  listen('touchend', onTouch)
  listen('touchcancel', onTouch)
  listen(
    'wheel',
    (event) => {
      const { deltaY, deltaMode, wheelDeltaY }: WheelFacts = event
      const notches = notchesOf(deltaY, deltaMode, wheelDeltaY)
      if (notches === 0 || !event.cancelable || event.ctrlKey) {
        aim = undefined
        return
      }
      event.preventDefault()
      const before = aim ?? Math.round(middle())
      const row = within(before + notches)
      if (row === before) return
      start()
      turnTo(row, true)
      if (aim === undefined) rest()
    },
    false,
  )

  // It comes when a mouse does, as it points before it drags. Where it cannot be loaded there are keys, clicks and the notches.
  let hasMouse = false
  listen('pointerenter', ({ pointerType }) => {
    if (hasMouse || pointerType !== 'mouse') return
    hasMouse = true
    import('./dragWheel.ts').then(letDrag, () => {})
  })
  function letDrag({ dragWheel }: typeof import('./dragWheel.ts')): void {
    if (signal.aborted) return
    const detach = dragWheel(column, {
      onBegin() {
        isHeld = true
        aim = undefined
        column.dataset.dragging = ''
        start()
      },
      onEnd(restPx) {
        isHeld = false
        // Given up, it goes back at once: nobody looks, and WebKit may not finish a smooth way.
        if (restPx === undefined) turnTo(shown, false)
        else turnTo(within(restPx / rowPx()), true)
        if (aim === undefined) rest()
      },
    })
    column.dataset.draggable = ''
    signal.addEventListener('abort', () => {
      delete column.dataset.draggable
      detach()
    })
  }

  // Also when it comes to be seen: while it is not, nothing scrolls.
  const resized = new ResizeObserver(() => byHand || turnTo(shown, false))
  resized.observe(list)

  return {
    show(row, isSmooth) {
      if (byHand) {
        if (row === shown) return
        end()
        latest().onStop()
      }
      shown = row
      turnTo(row, isSmooth)
    },
    detach() {
      if (byHand) latest().onStop()
      end()
      detached.abort()
      resized.disconnect()
    },
  }
}
