import type { SyntheticEvent } from 'react'

/**
 * Event object that a component passes to the listeners of its own events (`onChange`, `onLoad`, `onScrollToLower` …).
 *
 * DOM events (`onClick`, `onKeyDown` …) stay React's. `detail` holds the fields that mini-programs define.
 */
export interface ComponentEvent<Detail, Target extends Element = Element> {
  /** The event's name, such as `change`. */
  readonly type: string
  readonly detail: Detail
  /**
   * Element on which the event happened. For a native control this is the control itself, so that `event.target.value` agrees with
   * `detail.value`.
   */
  readonly target: Target
  readonly currentTarget: Target
  /** Milliseconds since the document was created, as in DOM events. */
  readonly timeStamp: number
  /** DOM event that caused this one, if there is one. */
  readonly nativeEvent: Event | undefined
  /** Whether `preventDefault` was called on this event or on the DOM event that caused it. */
  readonly defaultPrevented: boolean
  /** Prevents the default action of the component and of the browser. */
  preventDefault(): void
  /** Stops the propagation of the DOM event that caused this one. */
  stopPropagation(): void
}

/**
 * Creates a component event.
 *
 * @param type The event's name in lower case, as mini-programs write it.
 * @param target The element that the component's documentation names.
 * @param source The React event or DOM event that caused this one.
 */
export function componentEvent<Detail, Target extends Element>(
  type: string,
  target: Target,
  detail: Detail,
  source?: SyntheticEvent | Event,
): ComponentEvent<Detail, Target> {
  const native = (source as Partial<SyntheticEvent> | undefined)?.nativeEvent ?? (source as Event | undefined)
  let prevented = false // Kept here for events without a source, and for sources that cannot be prevented, such as `change`.
  return {
    type,
    detail,
    target,
    currentTarget: target,
    timeStamp: native?.timeStamp ?? performance.now(),
    nativeEvent: native,
    get defaultPrevented() {
      return prevented || native?.defaultPrevented === true
    },
    preventDefault() {
      prevented = true
      source?.preventDefault()
    },
    stopPropagation: () => source?.stopPropagation(),
  }
}
