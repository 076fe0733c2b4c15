import type { ContextTarget } from '../query-scope/scopedTarget.ts'

/** The canvas of a call. */
export interface CanvasTarget {
  /**
   * The canvas: its `id` or `canvasId`, a React ref to it, or its element. An id is searched for in the current page.
   */
  readonly canvasId: ContextTarget
}
