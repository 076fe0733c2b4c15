import { trackPointer } from '../../press/trackPointer.ts'
import { enterContest } from '../arena.ts'
import { isCovered } from '../isCovered.ts'
import { listen } from '../listen.ts'
import { scrollsFirst } from '../scrollsFirst.ts'
import { setCapture } from '../setCapture.ts'
import { stopSelecting } from '../stopSelecting.ts'
import {
  askedSlopPx,
  isPanning,
  isTailOfPan,
  nextPan,
  type PanEvent,
  type PanPoint,
  preciseSlopPx,
  startPan,
  touchSlopPx,
} from './pan.state.ts'
import type { PanOptions, PanPointerType } from './panOptions.ts'

/** One pointer that pans, or may yet. */
export interface FollowedPan {
  /** Whether the browser must not scroll by this touch; where nothing is decided yet, the question decides it. */
  isClaimed(): boolean
  /** Whether a click is only the tail of it. */
  isTail(click: MouseEvent): boolean
  cancel(): void
}

/** What the browser itself drags with a finger, and what it drags or selects with a precise pointer. */
const nativelyDragged = 'input[type=range]'
const nativelySelected = 'input,textarea,select,[contenteditable],[draggable=true]'

/**
 * Follows a pointer from its `pointerdown` until a pan of it is over or out of the question.
 *
 * However it ends, with or without the element, nothing stays: no listener, no capture, no place in a contest.
 */
export function followPan(element: HTMLElement, down: PointerEvent, latest: () => PanOptions): FollowedPan | undefined {
  const { axis, pointers = ['touch', 'pen', 'mouse'], priority = 0, startRegion, leavesTo = scrollsFirst } = latest()
  const { pointerId, target } = down
  const pointerType = down.pointerType as PanPointerType
  const isTouch = pointerType === 'touch'
  if (!down.isPrimary || down.button !== 0 || !pointers.includes(pointerType)) return
  if ((target as Element).closest(isTouch ? nativelyDragged : nativelySelected)) return
  if (isCovered(element, target as Element) || startRegion?.(down, element) === false) return

  // The event forgets its path when it has been dispatched.
  const path = down.composedPath()
  // The element itself is scrolled by no mouse: a pan may do that.
  const last = isTouch ? element : path[path.indexOf(element) - 1]
  const followed = new AbortController()
  let state = startPan(pointOf(down))
  let hasWon = false
  let isSelecting = false

  const beginning = () => ({ ...state, pointerType, target })
  const mayBegin = () =>
    latest().canBegin?.(beginning()) !== false && (priority > 0 || !leavesTo(path, last, state.offset))
  const notifyMove = () => {
    if (hasWon && isPanning(state)) latest().onMove?.(state)
  }
  const send = (event: PanEvent, slopPx = isTouch ? touchSlopPx : preciseSlopPx) => {
    const before = state
    state = nextPan(before, event, { axis, slopPx })
    if (state === before || state.name === 'possible') return
    if (state.name === 'moved') return notifyMove()
    if (state.name === 'begun' && mayBegin()) return entry.claim()
    followed.abort()
    untrack()
    entry.leave()
    setCapture(element, 'releasePointerCapture', pointerId)
    if (hasWon) latest().onEnd?.({ ...state, cancelled: state.name === 'cancelled' })
    else state = { ...state, name: 'failed' }
  }
  const cancel = () => send({ type: 'cancel' })

  const entry = enterContest(down, {
    priority,
    onWin() {
      hasWon = true
      if (isSelecting) stopSelecting(followed.signal)
      setCapture(element, 'setPointerCapture', pointerId)
      latest().onBegin?.(beginning())
      // Whoever hears of the beginning may put an end to it.
      notifyMove()
    },
    onCancel: cancel,
  })
  const untrack = trackPointer(pointerId, {
    onMove: (event) => send({ type: 'move', ...pointOf(event) }),
    onEnd: (event) => (event.type === 'pointerup' ? send({ type: 'up', ...pointOf(event) }) : entry.cancelAll()),
    onOther: entry.cancelAll,
  })
  const onLost = (event: PointerEvent) => {
    // Before it wins, a pan only loses what is under the finger, and with it the rest of the events; afterwards its
    // element may go away, or someone else take the pointer.
    const isHeld = hasWon ? element.isConnected && element.hasPointerCapture(pointerId) : event.target !== document
    if (!isHeld) cancel()
  }
  listen(window, 'lostpointercapture', onLost, followed)
  // Of the window; a field inside that the press takes the focus from is heard here, too.
  listen(window, 'blur', ({ target }) => target === window && entry.cancelAll(), followed)
  if (!isTouch) {
    listen(window, 'dragstart', (event) => event.preventDefault(), followed)
    // WebKit asks once, at the press: whoever prevents it then keeps a way across the axis from selecting, too.
    const onSelectStart = (event: Event) => {
      if (hasWon) event.preventDefault()
      else isSelecting = true
    }
    listen(window, 'selectstart', onSelectStart, followed)
  }
  return {
    isClaimed() {
      if (state.name === 'possible') send({ ...state.last, type: 'move' }, askedSlopPx)
      return isPanning(state)
    },
    // A click by key or by code counts none.
    isTail: (click) => click.detail > 0 && isTailOfPan(state, click.timeStamp),
    cancel,
  }
}

function pointOf(event: PointerEvent): PanPoint {
  return { x: event.clientX, y: event.clientY, atMs: event.timeStamp }
}
