import type { MouseEvent } from 'react'
import { navigateTo } from 'slipway/api/navigation'

/** Opens the page that a link of the Slipway app leads to. */
export function openLink(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  void navigateTo({ url: event.currentTarget.pathname })
}
