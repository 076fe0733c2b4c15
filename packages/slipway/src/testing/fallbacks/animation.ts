/** Fallback for `Animation`: finishes at once without moving anything. */
export class FinishedAnimation extends EventTarget {
  readonly playState = 'finished'
  readonly ready = Promise.resolve(this)
  readonly finished = Promise.resolve(this)
  currentTime: number | null = null
  playbackRate = 1
  effect = null
  id = ''
  onfinish: ((event: Event) => void) | null = null
  oncancel: ((event: Event) => void) | null = null

  constructor() {
    super()
    queueMicrotask(() => {
      const event = new Event('finish')
      this.onfinish?.(event)
      this.dispatchEvent(event)
    })
  }

  play(): void {}
  pause(): void {}
  reverse(): void {}
  finish(): void {}
  cancel(): void {}
  commitStyles(): void {}
  updatePlaybackRate(): void {}
}
