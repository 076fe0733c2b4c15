/** Visibility of a video's controls. */
export interface ControlsState {
  readonly isShown: boolean
  readonly isPlaying: boolean
  /** Whether something keeps the controls visible: an open panel or a drag. */
  readonly isHeld: boolean
  /** Time at which they hide if they are not used again; `undefined` while nothing hides them. */
  readonly hidesAtMs: number | undefined
}

/** Something that may change the visibility of the controls. */
export type ControlsEvent = {
  /**
   * - `use`: a pointer moves, a key is pressed, or an element gets the focus.
   * - `tap`: a tap on the picture, which shows or hides the controls.
   * - `leave`: the mouse leaves the video.
   * - `hold`, `release`: a panel or a drag begins and ends.
   * - `time`: the time `hidesAtMs` has come.
   */
  readonly type: 'use' | 'tap' | 'leave' | 'play' | 'pause' | 'hold' | 'release' | 'time'
  readonly atMs: number
}

/** Before the first play the controls are visible. */
export const firstControls: ControlsState = { isShown: true, isPlaying: false, isHeld: false, hidesAtMs: undefined }

/**
 * The visibility after an event. While the video plays, the controls hide after the last use; while it is paused or something holds
 * them, they stay visible.
 *
 * @param hideMs Time from the last use until the controls hide.
 */
export function nextControls(state: ControlsState, { type, atMs }: ControlsEvent, hideMs: number): ControlsState {
  const shown = (changed: Partial<ControlsState> = {}): ControlsState => {
    const next = { ...state, ...changed, isShown: true }
    return { ...next, hidesAtMs: next.isPlaying && !next.isHeld ? atMs + hideMs : undefined }
  }
  const mayHide = state.isPlaying && !state.isHeld
  const hidden = { ...state, isShown: false, hidesAtMs: undefined }
  switch (type) {
    case 'use':
      return shown()
    case 'play':
      return shown({ isPlaying: true })
    case 'pause':
      return shown({ isPlaying: false })
    case 'hold':
      return shown({ isHeld: true })
    case 'release':
      return shown({ isHeld: false })
    case 'tap':
      return mayHide && state.isShown ? hidden : shown()
    case 'leave':
      return mayHide ? hidden : state
    case 'time':
      return state.hidesAtMs !== undefined && atMs >= state.hidesAtMs ? hidden : state
    default:
      return type satisfies never
  }
}
