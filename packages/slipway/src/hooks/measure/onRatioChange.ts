import type { Unsubscribe } from '../../base/emitter.ts'

/** Calls a listener when the number of device pixels per CSS pixel changes: the user zooms, or moves the window to another screen. */
export function onRatioChange(listener: () => void): Unsubscribe {
  const listening = new AbortController()
  const follow = () => {
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
    const onChange = () => {
      listener()
      follow()
    }
    query.addEventListener('change', onChange, { once: true, signal: listening.signal })
  }
  follow()
  return () => listening.abort()
}
