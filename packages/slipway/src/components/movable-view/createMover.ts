import { whenLoaded } from '../../base/late/whenLoaded.ts'
import { loadGestures } from './loadGestures.ts'
import { type KeyFacts, keyed, type MovablePosition } from './movableView.state.ts'
import {
  caught,
  detached,
  idleMover,
  type MovableSource,
  type MoverEffect,
  type MoverFacts,
  type MoverRules,
  type MoverState,
  pressed,
  type Run,
  resized,
  type Sizes,
  settled,
  sprung,
} from './mover.state.ts'
import { startSpring } from './startSpring.ts'

/** Options of `createMover`. */
export interface MoverOptions extends MoverRules {
  readonly damping: number
  readonly friction: number
  onMove(position: MovablePosition, source: MovableSource): void
  onScale(position: MovablePosition): void
  /** Called when the view is idle after the user has moved it: now `settle` applies the controlled values again. */
  onRest(): void
}

export type Mover = ReturnType<typeof createMover>

/**
 * Moves a view by gestures, keys and controlled values, without React: it writes the element's styles `translate` and `scale`.
 *
 * Controlled values are ignored from the beginning of a gesture until the view is idle.
 *
 * @param start The first position.
 * @param latest Returns the options of the last render.
 */
export function createMover(start: MovablePosition, latest: () => MoverOptions) {
  let element: HTMLElement | undefined
  let state = idleMover(start)
  let halt = () => {}

  const sizes = (): Sizes | undefined => {
    const area = element?.closest<HTMLElement>('.sw-movable-area')
    if (!element || !area || area.clientWidth + area.clientHeight === 0) return
    return {
      view: { x: element.offsetWidth, y: element.offsetHeight },
      area: { x: area.clientWidth, y: area.clientHeight },
    }
  }
  const facts = (): MoverFacts => ({
    ...latest(),
    sizes: sizes(),
    isReduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
  })
  const send = (event: (state: MoverState, facts: MoverFacts) => MoverState) => {
    state = event({ ...state, effects: [] }, facts())
    const { x, y, scale } = state.position
    if (element) element.style.translate = `${x}px ${y}px`
    if (element) element.style.scale = `${scale}`
    for (const effect of state.effects) perform[effect]()
  }
  const perform: Readonly<Record<MoverEffect, () => void>> = {
    run() {
      halt()
      halt = startRun(state.run)
    },
    move: () => latest().onMove(state.position, state.source),
    scale: () => latest().onScale(state.position),
    rest: () => latest().onRest(),
  }
  const startRun = (run: Run | undefined) => {
    const { damping, friction } = latest()
    if (!run) return () => {}
    if (run.name === 'spring') {
      const { x, y, scale } = run.offset
      const distancePx = Math.hypot(x, y, scale * 100)
      return startSpring(distancePx, damping > 0 ? damping : 20, (left) =>
        send((before, now) => sprung(before, left, now)),
      )
    }
    // The code is loaded already, because a throw follows a pan.
    return whenLoaded(loadGestures, ({ startThrow }) => startThrow(run.velocity, friction, send))
  }

  return {
    /** Sets the element to move. */
    attach(view: HTMLElement) {
      element = view
      send((before, now) => settled(before, true, now))
      const area = view.closest('.sw-movable-area')
      const observer = new ResizeObserver(() => send(resized))
      for (const each of [area, view]) if (each) observer.observe(each)
      return () => {
        observer.disconnect()
        send(detached)
        element = undefined
      }
    },
    /** Moves the view to its controlled values. */
    settle: () => send((before, now) => settled(before, false, now)),
    /** Stops a throw. Called when a pointer is pressed on the view. */
    catch: () => send(caught),
    /** @returns The position to which a key has moved the view; `undefined` for a key that does not move it. */
    key(press: KeyFacts): MovablePosition | undefined {
      const to = keyed(state.position, press, { ...latest(), start })
      if (!to) return
      send((before, now) => pressed(before, to, now))
      return state.position
    },
    /** The current element of the view. */
    element: () => element,
    /** Changes the state by an event. */
    send,
  }
}
