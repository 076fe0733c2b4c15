/** A bullet comment: a text that crosses the picture from right to left. */
export interface Danmu {
  readonly text: string
  /** Colour of the text, as CSS. @default 'white' */
  readonly color?: string | undefined
  /** Position of the video at which the comment appears, in seconds. */
  readonly time?: number | undefined
}

/** Time that a comment takes to cross the picture. From the observed runtime, which removes comments after 4 s. */
export const danmuMs = 4_000

/** The last comment of a lane. */
export interface Lane {
  readonly startMs: number
  readonly widthPx: number
}

/**
 * The lane in which a comment can begin without touching the one before: the first lane whose last comment has entered completely
 * and leaves before the new one, which may be faster, reaches it. `undefined` if there is none.
 *
 * @param lanes The last comment of each lane; `undefined` for an empty lane.
 */
export function freeLane(
  lanes: readonly (Lane | undefined)[],
  widthPx: number,
  areaPx: number,
  nowMs: number,
): number | undefined {
  const index = lanes.findIndex((last) => !last || isClear(last, widthPx, areaPx, nowMs))
  return index < 0 ? undefined : index
}

/** All comments take the same time, so longer ones are faster. */
function isClear(last: Lane, widthPx: number, areaPx: number, nowMs: number): boolean {
  const speed = (ofPx: number) => (areaPx + ofPx) / danmuMs
  const hasEntered = (nowMs - last.startMs) * speed(last.widthPx) >= last.widthPx
  const arrivesMs = nowMs + areaPx / speed(widthPx)
  return hasEntered && arrivesMs >= last.startMs + danmuMs
}

/**
 * The comments of a list that appear when the video moves from one position to another. After a jump none appear.
 *
 * @param maxStepS Longer steps are jumps.
 */
export function dueDanmu(list: readonly Danmu[], fromS: number, toS: number, maxStepS = 1.5): readonly Danmu[] {
  if (toS <= fromS || toS - fromS > maxStepS) return []
  return list.filter(({ time }) => time !== undefined && time > fromS && time <= toS)
}
