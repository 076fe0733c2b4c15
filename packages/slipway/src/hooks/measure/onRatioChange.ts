import type { Unsubscribe } from '../../base/emitter.ts'

/** Calls a listener when the number of device pixels per CSS pixel changes: the user zooms, or moves the window to another screen. */
export function onRatioChange(listener: () => void): Unsubscribe {
  const stop = new AbortController()
  const follow = () => {
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
    const onChange = () => {
      listener()
      follow()
    }
    query.addEventListener('change', onChange, { once: true, signal: stop.signal })
  }
  follow()
  return () => stop.abort()
}
