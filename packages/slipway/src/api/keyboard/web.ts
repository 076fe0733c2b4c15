import { HostError } from '../../base/call/HostError.ts'
import { bringIntoView } from './bringIntoView.ts'
import { focusedField } from './focusedField.ts'
import type { KeyboardHost } from './host.ts'
import { followKeyboard, noKeyboard, type SoftKeyboard, type WindowReading } from './keyboard.state.ts'

const property = '--sw-keyboard-height'

/** No browser tells of its keyboard in words that all others know; what all tell is how much of the window is seen. */
export const host: KeyboardHost = {
  watch(listener) {
    if (typeof document === 'undefined') return () => {}
    let keyboard: SoftKeyboard = { ...followKeyboard(noKeyboard, readWindow()), heightPx: 0, coveredPx: 0 }
    let field = focusedField()
    let frame: number | undefined
    const look = () => {
      frame = undefined
      const [keyboardBefore, fieldBefore] = [keyboard, field]
      keyboard = followKeyboard(keyboard, readWindow())
      field = focusedField()
      const { heightPx, coveredPx } = keyboard
      const hasMoved = heightPx !== keyboardBefore.heightPx || coveredPx !== keyboardBefore.coveredPx
      if (coveredPx !== keyboardBefore.coveredPx) showCovered(coveredPx)
      if (heightPx !== keyboardBefore.heightPx) listener({ height: heightPx, duration: 0 })
      // A user who scrolls on may do so.
      if (field && heightPx > 0 && (hasMoved || field !== fieldBefore)) bringIntoView(field, seenBottom())
    }
    // Events come in bursts, and the focus is nowhere on its way from one field to the next.
    const lookSoon = () => {
      frame ??= requestAnimationFrame(look)
    }
    const controller = new AbortController()
    const { signal } = controller
    for (const type of ['resize', 'scroll']) window.visualViewport?.addEventListener(type, lookSoon, { signal })
    window.addEventListener('resize', lookSoon, { signal })
    for (const type of ['focusin', 'focusout']) document.addEventListener(type, lookSoon, { signal })
    // There may be one already.
    lookSoon()
    return () => {
      controller.abort()
      if (frame !== undefined) cancelAnimationFrame(frame)
      showCovered(0)
    }
  },
  async hide() {
    if (typeof document === 'undefined') throw new HostError('unavailable', 'there is no document here')
    focusedField()?.blur()
  },
}

function readWindow(): WindowReading {
  const { clientWidth: widthPx, clientHeight: heightPx } = document.documentElement
  const { height, offsetTop, scale } = window.visualViewport ?? { height: heightPx, offsetTop: 0, scale: 1 }
  return {
    widthPx,
    heightPx,
    seenHeightPx: height,
    seenTopPx: offsetTop,
    zoom: scale,
    isEditing: focusedField() !== undefined,
    isTouch: globalThis.matchMedia?.('(pointer: coarse)').matches ?? false,
  }
}

function seenBottom(): number {
  const { visualViewport } = window
  return visualViewport ? visualViewport.offsetTop + visualViewport.height : innerHeight
}

function showCovered(coveredPx: number): void {
  const root = document.documentElement
  if (coveredPx > 0) root.style.setProperty(property, `${coveredPx}px`)
  else root.style.removeProperty(property)
  if (root.getAttribute('style') === '') root.removeAttribute('style')
}
