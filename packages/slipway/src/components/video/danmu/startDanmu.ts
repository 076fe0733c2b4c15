// Separate chunk: loaded when the comments of a video are shown.
import './danmu.css'
import { type Danmu, danmuMs, dueDanmu, freeLane, type Lane } from './danmu.state.ts'

/** Bullet comments over a video. */
export interface RunningDanmu {
  /** Shows a comment now, or as soon as a lane is free. */
  send(danmu: Danmu): void
  stop(): void
}

const lanePx = 28

/**
 * Shows the comments of a list while a video plays. They stop with the video, and never overlap; a comment that finds no lane within
 * its time is dropped. With reduced motion they stay at their place for the same time.
 *
 * @param list Returns the current list.
 * @param fromS Position of the video when its comments were requested. Those that were due while this code was loaded appear first.
 */
export function startDanmu(
  layer: HTMLElement,
  video: HTMLVideoElement,
  list: () => readonly Danmu[],
  fromS: number,
): RunningDanmu {
  const listening = new AbortController()
  const { signal } = listening
  const motions = new Set<Animation>()
  let lanes: (Lane | undefined)[] = []
  let waiting: { readonly danmu: Danmu; readonly sinceMs: number }[] = []
  let lastS = fromS
  let maxStepS: number | undefined = Number.POSITIVE_INFINITY
  /** Time during which the video has played, so that paused comments keep their distances. */
  let playedMs = 0
  let countedAt = performance.now()
  let isRunning = !video.paused

  const count = () => {
    const now = performance.now()
    if (isRunning) playedMs += now - countedAt
    countedAt = now
  }
  const show = (danmu: Danmu): boolean => {
    const element = layer.appendChild(document.createElement('span'))
    element.textContent = danmu.text
    element.dir = 'auto'
    element.style.color = danmu.color ?? ''
    const { clientWidth: areaPx, clientHeight } = layer
    const widthPx = element.offsetWidth
    lanes.length = Math.max(1, Math.floor(clientHeight / lanePx))
    const lane = freeLane([...lanes], widthPx, areaPx, playedMs)
    if (lane === undefined) {
      element.remove()
      return false
    }
    lanes[lane] = { startMs: playedMs, widthPx }
    element.style.insetBlockStart = `${lane * lanePx}px`
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const steps = isStill
      ? { translate: [`${Math.max(0, areaPx - widthPx) / 2}px`, `${Math.max(0, areaPx - widthPx) / 2}px`] }
      : { translate: [`${areaPx}px`, `${-widthPx}px`] }
    const motion = element.animate(steps, { duration: danmuMs, fill: 'both' })
    motions.add(motion)
    if (!isRunning) motion.pause()
    motion.onfinish = () => {
      motions.delete(motion)
      element.remove()
    }
    return true
  }
  const showWaiting = () => {
    waiting = waiting.filter(({ danmu, sinceMs }) => playedMs - sinceMs < danmuMs && !show(danmu))
  }
  const send = (danmu: Danmu) => {
    count()
    waiting.push({ danmu, sinceMs: playedMs })
    showWaiting()
  }
  const step = () => {
    count()
    const due = dueDanmu(list(), lastS, video.currentTime, maxStepS)
    maxStepS = undefined
    lastS = video.currentTime
    waiting.push(...due.map((danmu) => ({ danmu, sinceMs: playedMs })))
    showWaiting()
  }
  const clear = () => {
    for (const motion of motions) motion.cancel()
    motions.clear()
    layer.replaceChildren()
    lanes = []
    waiting = []
  }
  const jump = () => {
    clear()
    lastS = video.currentTime
  }
  const follow = (runs: boolean) => () => {
    count()
    isRunning = runs
    for (const motion of motions) runs ? motion.play() : motion.pause()
  }
  video.addEventListener('timeupdate', step, { signal })
  video.addEventListener('seeking', jump, { signal })
  video.addEventListener('play', follow(true), { signal })
  video.addEventListener('pause', follow(false), { signal })
  return {
    send,
    stop() {
      listening.abort()
      clear()
    },
  }
}
