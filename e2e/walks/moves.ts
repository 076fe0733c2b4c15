import fc from 'fast-check'
import { anyPage, anyTab, type Move, moves } from '../../packages/slipway/src/testing/internal/walks/moves.ts'

/** Moves of a user in a browser, including the moves of the router's own walks. */
export type BrowserMove =
  | Move
  /** The browser's Back, and Back again a while later, mostly before the app has finished the first one. */
  | ({ readonly do: 'twice' } & DoubleBack)
  /** Types an address into the browser's address bar. */
  | { readonly do: 'type address'; readonly url: string }
  /** Opens another site, and moves back from there by a number of entries. */
  | { readonly do: 'leave'; readonly delta: number }
  /** Moves back until the user has left the app, then forward by a number of entries. */
  | { readonly do: 'outside'; readonly forward: number }
  /** Clicks a link to a fragment of the page. */
  | { readonly do: 'part' }
  /** The fixed page of a split view opens a page. */
  | { readonly do: 'push from list'; readonly url: string }
  | { readonly do: 'scroll list'; readonly to: number }
  | { readonly do: 'escape' }
  | { readonly do: 'resize'; readonly size: keyof typeof sizes }
  | { readonly do: 'scroll'; readonly to: number }
  | { readonly do: 'write'; readonly text: string }
  | { readonly do: 'count' }

/** A quick double Back of the browser. */
export interface DoubleBack {
  /** Time between both, in milliseconds; -1: at once, in the same task. */
  readonly gapMs: number
  /** How long another script blocks the page in each turn meanwhile, in milliseconds. */
  readonly busyMs: number
}

export const anyDoubleBack: fc.Arbitrary<DoubleBack> = fc.record({
  gapMs: fc.oneof(fc.constantFrom(-1, 0), fc.integer({ min: 1, max: 40 }), fc.integer({ min: 41, max: 500 })),
  busyMs: fc.oneof(fc.constant(0), fc.integer({ min: 5, max: 120 })),
})

export const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1_280, height: 800 } } as const

// `/old/3` redirects by a guard, and `/z/2` has a page below it.
const anyAddress = fc.oneof(anyPage, anyTab, fc.constantFrom('/old/3', '/z/2'))
const anyText = fc.integer({ min: 1, max: 99 }).map((number) => `text ${number}`)

const anyMove: fc.Arbitrary<BrowserMove> = fc.oneof(
  ...moves,
  { weight: 1, arbitrary: fc.record({ do: fc.constant('push' as const), url: fc.constant('/old/1') }) },
  { weight: 1, arbitrary: fc.constant({ do: 'overlay' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'escape' as const }) },
  { weight: 3, arbitrary: anyDoubleBack.map((back) => ({ do: 'twice' as const, ...back })) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('type address' as const), url: anyAddress }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('leave' as const), delta: fc.constantFrom(-1, -1, -2, -3) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('outside' as const), forward: fc.integer({ min: 1, max: 4 }) }) },
  { weight: 2, arbitrary: fc.constant({ do: 'part' as const }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('push from list' as const), url: anyPage }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('scroll list' as const), to: fc.integer({ min: 1, max: 2_000 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('resize' as const), size: fc.constantFrom('phone', 'desk') }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('scroll' as const), to: fc.integer({ min: 1, max: 2_000 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('write' as const), text: anyText }) },
  { weight: 2, arbitrary: fc.constant({ do: 'count' as const }) },
)

/** The start address of a walk, and the moves of the user. */
export interface Walk {
  readonly start: string
  readonly moves: readonly BrowserMove[]
}

export const movesOfWalk = 25

export const anyWalk: fc.Arbitrary<Walk> = fc.record({
  start: fc.oneof({ weight: 2, arbitrary: fc.constant('/') }, { weight: 1, arbitrary: anyAddress }),
  moves: fc.array(anyMove, { minLength: movesOfWalk, maxLength: movesOfWalk }),
})

/** Description of a move. */
export function describeMove(move: BrowserMove): string {
  switch (move.do) {
    case 'push':
      return `navigateTo ${move.url}`
    case 'replace':
      return `redirectTo ${move.url}`
    case 'relaunch':
      return `reLaunch ${move.url}`
    case 'start':
      return `openUrl ${move.url}`
    case 'tab':
      return `switch to the tab ${move.url}`
    case 'back':
      return `navigateBack by ${move.delta}`
    case 'travel':
      return `the browser ${move.delta < 0 ? 'back' : 'forward'} by ${Math.abs(move.delta)}`
    case 'twice':
      return `the browser back twice, ${move.gapMs} ms apart, with tasks of ${move.busyMs} ms`
    case 'type address':
      return `type the address of ${move.url}`
    case 'leave':
      return `open another site, and go back by ${-move.delta}`
    case 'outside':
      return `the browser back until the app has been left, and forward by ${move.forward}`
    case 'foreign':
      return `another script calls pushState ${move.count} times with ${move.hasState ? 'a state' : 'null'}`
    case 'wipe':
      return 'another script calls replaceState with null'
    case 'part':
      return 'click a link to a fragment of the page'
    case 'push from list':
      return `navigateTo ${move.url} from the fixed page of the split view`
    case 'scroll list':
      return `scroll the fixed page of the split view to ${move.to}`
    case 'overlay':
      return 'open an overlay'
    case 'close':
      return 'close the overlay by its button'
    case 'escape':
      return 'press Escape'
    case 'scroll':
      return `scroll to ${move.to}`
    case 'write':
      return `write "${move.text}"`
    case 'resize':
      return `resize to ${move.size}`
    default:
      return move.do
  }
}
