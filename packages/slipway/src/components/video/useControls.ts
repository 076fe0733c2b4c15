import { useCallback, useEffect, useRef, useState } from 'react'
import { videoDefaults } from '../../base/defaults/defaults.ts'
import { type ControlsEvent, firstControls, nextControls } from './controls.state.ts'

/** Reports an event to the visibility of the controls. */
export type SendControls = (type: ControlsEvent['type']) => void

/** Whether the controls of a video are visible, and a function for events that change it. */
export function useControls(isPlaying: boolean): readonly [boolean, SendControls] {
  const state = useRef(firstControls)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isShown, setShown] = useState(firstControls.isShown)
  const send = useCallback((type: ControlsEvent['type'], atMs = performance.now()) => {
    const next = nextControls(state.current, { type, atMs }, videoDefaults.controlsHideMs)
    const { hidesAtMs } = next
    state.current = next
    clearTimeout(timer.current)
    if (hidesAtMs !== undefined) timer.current = setTimeout(() => send('time', hidesAtMs), hidesAtMs - atMs)
    setShown(next.isShown)
  }, [])
  useEffect(() => send(isPlaying ? 'play' : 'pause'), [isPlaying, send])
  useEffect(() => () => clearTimeout(timer.current), [])
  return [isShown, send]
}
