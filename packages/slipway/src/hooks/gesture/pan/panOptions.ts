import type { PanAxis, PanMotion, PanPointer, Vector } from './pan.state.ts'

/** What comes down on an element to pan it. */
export type PanPointerType = Exclude<PanPointer, 'wheel'>

/** A pan as it begins; the sign of `offset` tells its direction. */
export interface PanBegin extends PanMotion {
  readonly pointerType: PanPointer
  /** The innermost element under the pointer when it came down. */
  readonly target: EventTarget | null
}

/** A pan as it ends. */
export interface PanEnd extends PanMotion {
  /**
   * Whether the user did not let it go: a second finger, the browser, a window that lost the focus, an element that
   * went away. What was moved goes back to where it was.
   */
  readonly cancelled: boolean
}

/** What a pan calls. */
export interface PanListeners {
  /** Has the last word when a pan is recognised; a refused pointer is not asked about again. */
  canBegin?(event: PanBegin): boolean
  onBegin?(event: PanBegin): void
  /** Called for each move, the one that began the pan included. */
  onMove?(event: PanMotion): void
  /** Called once for each begin, whatever happens. */
  onEnd?(event: PanEnd): void
}

/** How an element is panned. */
export interface PanOptions extends PanListeners {
  /** The direction. A way that is longer across it is no pan, and scrolls what it can. */
  axis: PanAxis
  /** Tells whether a pan may begin where the pointer came down; `panPlace` measures where that is. */
  startRegion?: (down: PointerEvent, element: HTMLElement) => boolean
  /**
   * The kinds of pointers that pan; of a mouse, the main button.
   * @default ['touch', 'pen', 'mouse']
   */
  pointers?: readonly PanPointerType[]
  /**
   * Its rank among nested pans, of which otherwise the innermost wins. Above 0 it wins over native scrollers too.
   * @default 0
   */
  priority?: number
  /**
   * Tells whether a way is left to what scrolls inside. It is given the path of the press, the last element of it that counts, and
   * the way.
   * @default what has room to scroll that way
   */
  leavesTo?: (path: readonly EventTarget[], last: EventTarget | undefined, way: Vector) => boolean
  /**
   * What the browser may do by itself with a finger on this element, as CSS `touch-action`. An element that scrolls
   * along the axis itself must let it: `auto`.
   * @default what scrolls across the axis, and zooming: `pan-y pinch-zoom` for `x`
   */
  touchAction?: string
}
