import type { SyntheticEvent } from 'react'

/**
 * What a component's own events (`onChange`, `onLoad`, `onScrollToLower` …) give their listener.
 *
 * DOM events (`onClick`, `onKeyDown` …) stay React's. `detail` holds the fields that the mini-program world knows.
 */
export interface ComponentEvent<Detail, Target extends Element = Element> {
  /** The event's name, such as `change`. */
  readonly type: string
  readonly detail: Detail
  /** The element that it happened on; for a native control the control itself, so `event.target.value` agrees with `detail.value`. */
  readonly target: Target
  readonly currentTarget: Target
  /** Milliseconds since the document began, as in DOM events. */
  readonly timeStamp: number
  /** The DOM event behind it, if there is one. */
  readonly nativeEvent: Event | undefined
  /** Whether someone called `preventDefault`, on this event or on the one behind it. */
  readonly defaultPrevented: boolean
  /** Asks the component, and the browser, not to do what usually follows. */
  preventDefault(): void
  /** Keeps the DOM event behind it from elements further out. */
  stopPropagation(): void
}

/**
 * Makes a component event.
 *
 * @param type The event's name as mini-programs write it, in lower case.
 * @param target The documented element.
 * @param source The DOM event behind it, React's or the browser's.
 */
export function componentEvent<Detail, Target extends Element>(
  type: string,
  target: Target,
  detail: Detail,
  source?: SyntheticEvent | Event,
): ComponentEvent<Detail, Target> {
  const native = (source as Partial<SyntheticEvent> | undefined)?.nativeEvent ?? (source as Event | undefined)
  let prevented = false // Also for events without a source, and for sources that cannot be prevented, such as `change`.
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
