import { deviceOrientation } from '../../router/react/deviceOrientation.ts'
import type { WindowResizeHost } from './host.ts'
import { pageArea } from './pageArea.ts'

/** Browsers emit resize events in bursts; the listener is called once per frame with the final size. */
export const host: WindowResizeHost = {
  measure() {
    const { width: windowWidth, height: windowHeight } = pageArea()
    const { width: screenWidth, height: screenHeight } = screen
    return {
      size: { windowWidth, windowHeight, screenWidth, screenHeight },
      deviceOrientation: deviceOrientation(),
    }
  },
  watch(listener) {
    if (typeof document === 'undefined') return () => {}
    let frame: number | undefined
    const onResize = () => {
      frame ??= requestAnimationFrame(() => {
        frame = undefined
        listener()
      })
    }
    window.addEventListener('resize', onResize)
    return () => {
      window.removeEventListener('resize', onResize)
      if (frame !== undefined) cancelAnimationFrame(frame)
    }
  },
}
