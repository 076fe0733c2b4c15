import { trackPointer } from '../../press/trackPointer.ts'
import { enterContest } from '../arena.ts'
import { isCovered } from '../isCovered.ts'
import { listen } from '../listen.ts'
import { scrollsFirst } from '../scrollsFirst.ts'
import { setCapture } from '../setCapture.ts'
import { stopSelecting } from '../stopSelecting.ts'
import {
  isPanning,
  isTailOfPan,
  nextPan,
  type PanEvent,
  type PanPoint,
  preciseSlopPx,
  requestedSlopPx,
  startPan,
  touchSlopPx,
} from './pan.state.ts'
import type { PanOptions, PanPointerType } from './panOptions.ts'

/** A pointer that pans or may start to pan. */
export interface FollowedPan {
  /** Whether the browser must not scroll by this touch. Decides a pan that is still undecided. */
  isClaimed(): boolean
  /** Whether a click results from the pan and is ignored. */
  isTail(click: MouseEvent): boolean
  cancel(): void
}

/** Elements that the browser drags by touch, and elements that it drags or selects by mouse and pen. */
const nativelyDragged = 'input[type=range]'
const nativelySelected = 'input,textarea,select,[contenteditable],[draggable=true]'

/**
 * Follows a pointer from its `pointerdown` until its pan has ended or is impossible.
 *
 * At the end all listeners, the pointer capture and the contest entry are removed, also if the element was removed.
 */
export function followPan(element: HTMLElement, down: PointerEvent, latest: () => PanOptions): FollowedPan | undefined {
  const { axis, pointers = ['touch', 'pen', 'mouse'], priority = 0, startRegion, leavesTo = scrollsFirst } = latest()
  const { pointerId, target } = down
  const pointerType = down.pointerType as PanPointerType
  const isTouch = pointerType === 'touch'
  if (!down.isPrimary || down.button !== 0 || !pointers.includes(pointerType)) return
  if ((target as Element).closest(isTouch ? nativelyDragged : nativelySelected)) return
  if (isCovered(element, target as Element) || startRegion?.(down, element) === false) return

  // `composedPath()` is empty after the event has been dispatched.
  const path = down.composedPath()
  // A mouse cannot drag the element's own content to scroll it, so for a mouse only the elements inside count.
  const last = isTouch ? element : path[path.indexOf(element) - 1]
  const listening = new AbortController()
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
    listening.abort()
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
      if (isSelecting) stopSelecting(listening.signal)
      setCapture(element, 'setPointerCapture', pointerId)
      latest().onBegin?.(beginning())
      // `onBegin` may have ended the pan.
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
    // Before the pan wins, the pointer is lost only if the element under it is removed, because then no more events arrive.
    // Afterwards the panned element may be removed, or another element may capture the pointer.
    const isHeld = hasWon ? element.isConnected && element.hasPointerCapture(pointerId) : event.target !== document
    if (!isHeld) cancel()
  }
  listen(window, 'lostpointercapture', onLost, listening)
  // Only the window's own `blur` counts; this listener also receives the `blur` of a field inside that loses the focus by the
  // press.
  listen(window, 'blur', ({ target }) => target === window && entry.cancelAll(), listening)
  if (!isTouch) {
    listen(window, 'dragstart', (event) => event.preventDefault(), listening)
    // WebKit dispatches `selectstart` once, at the press. Preventing it then would also prevent selections by moves across the
    // axis.
    const onSelectStart = (event: Event) => {
      if (hasWon) event.preventDefault()
      else isSelecting = true
    }
    listen(window, 'selectstart', onSelectStart, listening)
  }
  return {
    isClaimed() {
      if (state.name === 'possible') send({ ...state.last, type: 'move' }, requestedSlopPx)
      return isPanning(state)
    },
    // Clicks by keyboard or script have `detail` 0.
    isTail: (click) => click.detail > 0 && isTailOfPan(state, click.timeStamp),
    cancel,
  }
}

function pointOf(event: PointerEvent): PanPoint {
  return { x: event.clientX, y: event.clientY, atMs: event.timeStamp }
}
