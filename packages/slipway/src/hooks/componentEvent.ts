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
  preventDefault(): void
  stopPropagation(): void
}

/** Makes a component event from the DOM event behind it. */
export function componentEvent<Detail, Target extends Element>(
  type: string,
  target: Target,
  detail: Detail,
  source?: SyntheticEvent | Event,
): ComponentEvent<Detail, Target> {
  const native = source && 'nativeEvent' in source ? source.nativeEvent : source
  return {
    type,
    detail,
    target,
    currentTarget: target,
    timeStamp: native?.timeStamp ?? performance.now(),
    nativeEvent: native,
    preventDefault: () => source?.preventDefault(),
    stopPropagation: () => source?.stopPropagation(),
  }
}
