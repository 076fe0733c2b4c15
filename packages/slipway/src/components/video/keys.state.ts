/** The part of a key event that decides its action. */
export interface KeyPress {
  readonly key: string
  readonly code: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

/** The element that has the focus. `field` is a control of the settings, which uses the keys itself. */
export type KeyTarget = 'button' | 'position' | 'volume' | 'field' | 'other'

/** Action of a key. */
export type KeyAction =
  | { readonly type: 'toggle' | 'mute' | 'fullScreen' | 'captions' }
  | { readonly type: 'seek'; readonly bySeconds: number }
  | { readonly type: 'volume'; readonly by: number }

/** Seconds of one press of an arrow key. */
const seekSeconds = 5
const volumeStep = 0.1

const letters = new Map([
  ['m', 'mute'],
  ['f', 'fullScreen'],
  ['c', 'captions'],
] as const)

/** The action of a key that is pressed in a video; `undefined` if the key is not used. */
export function actionOfKey(press: KeyPress, target: KeyTarget): KeyAction | undefined {
  if (press.altKey || press.ctrlKey || press.metaKey || target === 'field') return undefined
  // A button is pressed by the space bar itself.
  if (press.key === ' ') return target === 'button' ? undefined : { type: 'toggle' }
  const letter = letters.get(letterOf(press) as 'm')
  if (letter) return { type: letter }
  const [isHorizontal, sign] = arrows.get(press.key) ?? []
  if (sign === undefined) return undefined
  const isVolume = target === 'volume' || (target !== 'position' && !isHorizontal)
  return isVolume ? { type: 'volume', by: sign * volumeStep } : { type: 'seek', bySeconds: sign * seekSeconds }
}

/** Time runs from left to right, also in right-to-left text. */
const arrows = new Map<string, readonly [isHorizontal: boolean, sign: number]>([
  ['ArrowRight', [true, 1]],
  ['ArrowLeft', [true, -1]],
  ['ArrowUp', [false, 1]],
  ['ArrowDown', [false, -1]],
])

/** The Latin letter of a key: its character, or on other keyboards the letter at its position. */
function letterOf({ key, code }: KeyPress): string {
  return (/^[a-z]$/i.test(key) ? key : code.replace('Key', '')).toLowerCase()
}
