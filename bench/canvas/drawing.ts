/** Size of the canvas in CSS pixels, and number of frames of the animation. */
export const size = { width: 360, height: 480 } as const
export const frames = 60

/** A dot above its bar, drawn by ten commands. */
export interface Bar {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly color: string
}

/** The bars of a frame: 100, which are 1,000 commands. They differ from frame to frame. */
export function barsAt(frame: number): Bar[] {
  return Array.from({ length: 100 }, (_, index) => ({
    x: (index % 10) * 36 + 4,
    y: Math.floor(index / 10) * 48 + 46,
    height: 8 + 16 * (1 + Math.sin(index + frame / 8)),
    color: colors[index % colors.length] ?? '#000',
  }))
}

const colors = ['#0a84ff', '#30d158', '#ff9f0a', '#ff375f', '#bf5af2'] as const

/** Calls `draw` in each frame of the animation, then `onEnd`. */
export function animate(draw: (frame: number) => void, onEnd: () => void): void {
  let frame = 0
  const next = () => {
    draw(frame)
    frame++
    if (frame < frames) requestAnimationFrame(next)
    else onEnd()
  }
  requestAnimationFrame(next)
}
