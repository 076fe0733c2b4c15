import { HostError } from '../../base/call/HostError.ts'
import { bringIntoView } from './bringIntoView.ts'
import { focusedField } from './focusedField.ts'
import type { KeyboardHost } from './host.ts'
import { followKeyboard, noKeyboard, type SoftKeyboard, type WindowReading } from './keyboard.state.ts'

const property = '--sw-keyboard-height'

/**
 * Browsers have no common event for the keyboard. The host compares the visual viewport with the layout viewport instead.
 */
export const host: KeyboardHost = {
  watch(listener) {
    if (typeof document === 'undefined') return () => {}
    let keyboard: SoftKeyboard = { ...followKeyboard(noKeyboard, readWindow()), heightPx: 0, coveredPx: 0 }
    let field = focusedField()
    let frame: number | undefined
    const update = () => {
      frame = undefined
      const [keyboardBefore, fieldBefore] = [keyboard, field]
      keyboard = followKeyboard(keyboard, readWindow())
      field = focusedField()
      const { heightPx, coveredPx } = keyboard
      const hasMoved = heightPx !== keyboardBefore.heightPx || coveredPx !== keyboardBefore.coveredPx
      if (coveredPx !== keyboardBefore.coveredPx) showCovered(coveredPx)
      if (heightPx !== keyboardBefore.heightPx) listener({ height: heightPx, duration: 0 })
      // Scroll only if the keyboard or the field has changed, so that the user can scroll afterwards.
      if (field && heightPx > 0 && (hasMoved || field !== fieldBefore)) bringIntoView(field, visibleBottom())
    }
    // Once per frame, because events are fired in bursts, and no field is focused while the focus moves between two
    // fields.
    const scheduleUpdate = () => {
      frame ??= requestAnimationFrame(update)
    }
    const controller = new AbortController()
    const { signal } = controller
    for (const type of ['resize', 'scroll']) window.visualViewport?.addEventListener(type, scheduleUpdate, { signal })
    window.addEventListener('resize', scheduleUpdate, { signal })
    for (const type of ['focusin', 'focusout']) document.addEventListener(type, scheduleUpdate, { signal })
    // A keyboard may already be open.
    scheduleUpdate()
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
    visibleHeightPx: height,
    visibleTopPx: offsetTop,
    zoom: scale,
    isEditing: focusedField() !== undefined,
    isTouch: globalThis.matchMedia?.('(pointer: coarse)').matches ?? false,
  }
}

function visibleBottom(): number {
  const { visualViewport } = window
  return visualViewport ? visualViewport.offsetTop + visualViewport.height : innerHeight
}

function showCovered(coveredPx: number): void {
  const root = document.documentElement
  if (coveredPx > 0) root.style.setProperty(property, `${coveredPx}px`)
  else root.style.removeProperty(property)
  if (root.getAttribute('style') === '') root.removeAttribute('style')
}
