import type { MouseEvent } from 'react'

/** Follows a link within the hand-written app. */
export function open(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  history.pushState(null, '', event.currentTarget.href)
  dispatchEvent(new PopStateEvent('popstate'))
}
