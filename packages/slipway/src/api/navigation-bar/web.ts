import { HostError } from '../../base/call/HostError.ts'
import { pageScroller } from '../../base/page/pageScroller.ts'
import { peekNavigator } from '../../router/current.ts'
import { topOf } from '../../router/stack/stack.ts'
import { safeAreaInsets } from '../system-info/safeAreaInsets.ts'
import { positionInWindow } from '../window-resize/positionInWindow.ts'
import type { NavigationBarHost } from './host.ts'

/** Chromium's addition to `Navigator` for installed apps that cover the title bar of their window. */
interface CoveringNavigator {
  readonly windowControlsOverlay?: { readonly visible: boolean; getTitlebarAreaRect(): DOMRect }
}

export const host: NavigationBarHost = {
  readBar() {
    if (typeof document === 'undefined') throw new HostError('unavailable', 'there is no document here')
    const pages = peekNavigator()
    const body = pages && document.querySelector(pageScroller(topOf(pages.stack.get()).key))
    const bar = body?.parentElement?.firstElementChild
    if (!(bar instanceof HTMLElement) || bar === body) return undefined
    const position = positionInWindow(bar)
    const style = getComputedStyle(bar)
    const [top, left] = [position.top + bar.clientTop, position.left + bar.clientLeft]
    return {
      top: top + Number.parseFloat(style.paddingTop),
      right: left + bar.clientWidth - Number.parseFloat(style.paddingRight),
      bottom: top + bar.clientHeight - Number.parseFloat(style.paddingBottom),
      left: left + Number.parseFloat(style.paddingLeft),
    }
  },
  readUncoveredArea() {
    const { top, right, bottom, left } = safeAreaInsets()
    const overlay = (navigator as CoveringNavigator).windowControlsOverlay
    const titleBar = overlay?.visible ? overlay.getTitlebarAreaRect() : undefined
    return { top, right: innerWidth - right, bottom: innerHeight - bottom, left, titleBar }
  },
}
