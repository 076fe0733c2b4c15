/** A press of a key. */
export interface MapKeyPress {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

/** The effect of a key on a map. */
export type MapKeyAction =
  /** Moves the map, in shares of its size. */
  | { readonly type: 'pan'; readonly x: number; readonly y: number }
  /** Zooms about the centre. */
  | { readonly type: 'zoom'; readonly by: number }
  /** Chooses the next or the previous marker in the view. */
  | { readonly type: 'marker'; readonly by: 1 | -1 }
  /** Taps the chosen marker. */
  | { readonly type: 'press' }
  /** Ends the choice of a marker. */
  | { readonly type: 'leave' }

const step = 0.2
const longStep = 0.8

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** The effect of a key. Arrows name sides of the map, which has west at its left in every language; Shift moves farther. */
export function actionOfKey({ key, altKey, ctrlKey, metaKey, shiftKey }: MapKeyPress): MapKeyAction | undefined {
  if (altKey || ctrlKey || metaKey) return undefined
  const direction = directions[key]
  if (direction) {
    const share = shiftKey ? longStep : step
    return { type: 'pan', x: direction[0] * share, y: direction[1] * share }
  }
  switch (key) {
    case '+':
    case '=':
      return { type: 'zoom', by: 1 }
    case '-':
    case '_':
      return { type: 'zoom', by: -1 }
    case 'PageDown':
      return { type: 'marker', by: 1 }
    case 'PageUp':
      return { type: 'marker', by: -1 }
    case 'Enter':
    case ' ':
      return { type: 'press' }
    case 'Escape':
      return { type: 'leave' }
    default:
      return undefined
  }
}
