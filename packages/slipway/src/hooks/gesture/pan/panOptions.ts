import type { PanAxis, PanMotion, PanPointer, Vector } from './pan.state.ts'

/** Types of pointers that are pressed on an element. */
export type PanPointerType = Exclude<PanPointer, 'wheel'>

/** A pan at its start; the sign of `offset` is its direction. */
export interface PanBegin extends PanMotion {
  readonly pointerType: PanPointer
  /** The innermost element under the pointer when it was pressed. */
  readonly target: EventTarget | null
}

/** A pan at its end. */
export interface PanEnd extends PanMotion {
  /**
   * Whether the pan ended without a release: by a second touch, by the browser, by a window that lost the focus, or because the
   * element was removed. Move the content back to its initial position then.
   */
  readonly cancelled: boolean
}

/** Listeners of a pan. */
export interface PanListeners {
  /** Called when a pan is recognised; `false` refuses the pan until the pointer is pressed again. */
  canBegin?(event: PanBegin): boolean
  onBegin?(event: PanBegin): void
  /** Called for each move, including the one that began the pan. */
  onMove?(event: PanMotion): void
  /** Called once for each `onBegin`, in every case. */
  onEnd?(event: PanEnd): void
}

/** Options of a pan. */
export interface PanOptions extends PanListeners {
  /** The axis. A move that is longer across the axis is not a pan, and may scroll. */
  axis: PanAxis
  /** Whether a pan may begin at the position of the press; `edgeDistances` measures that position. */
  startRegion?: (down: PointerEvent, element: HTMLElement) => boolean
  /**
   * The types of pointers that pan; of a mouse, only the main button.
   * @default ['touch', 'pen', 'mouse']
   */
  pointers?: readonly PanPointerType[]
  /**
   * Priority among nested pans; between equal priorities the innermost wins. A pan with a priority above 0 wins over native
   * scrollers too.
   * @default 0
   */
  priority?: number
  /**
   * Whether a move is left to a scroller inside. Receives the path of the press, the last element of the path to consider, and the
   * distance moved.
   * @default checks whether a scroller can scroll in that direction
   */
  leavesTo?: (path: readonly EventTarget[], last: EventTarget | undefined, distance: Vector) => boolean
  /**
   * Gestures on this element that the browser handles, as CSS `touch-action`. An element that scrolls along the axis itself needs
   * `auto`.
   * @default scrolling across the axis, and zooming: `pan-y pinch-zoom` for `x`
   */
  touchAction?: string
}
