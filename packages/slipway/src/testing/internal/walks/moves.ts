import fc from 'fast-check'
import { tabs } from './model.ts'

/** A way in which the app opens a page. */
export type Opening = 'push' | 'replace' | 'relaunch' | 'tab' | 'start'

/** A move that needs only the router, and works with every kind of history. */
export type Move =
  | { readonly do: Opening; readonly url: string }
  /** `navigateBack`. */
  | { readonly do: 'back'; readonly delta: number }
  /** The browser's Back and Forward, and its menu of entries. */
  | { readonly do: 'travel'; readonly delta: number }
  | { readonly do: 'overlay' }
  | { readonly do: 'close' }
  | { readonly do: 'reload' }
  /** Another script calls `history.pushState` with the same address, and with a state of its own or `null`. */
  | { readonly do: 'foreign'; readonly count: number; readonly hasState: boolean }
  /** Another script calls `history.replaceState` without a state. */
  | { readonly do: 'wipe' }

/** Addresses of pages other than tabs. There are few, so that a stack often contains the same address twice. */
export const anyPage: fc.Arbitrary<string> = fc.constantFrom(
  '/list',
  '/x/1',
  '/x/2?from=a',
  '/y/1',
  '/y/2',
  '/z/1',
  '/z/1/more',
)

export const anyTab: fc.Arbitrary<string> = fc.constantFrom(...tabs)

/** A move with its relative frequency. */
export type Weighted<Each> = fc.WeightedArbitrary<Each>

const weighted = <Each>(weight: number, arbitrary: fc.Arbitrary<Each>): Weighted<Each> => ({ weight, arbitrary })

export const moves: readonly Weighted<Move>[] = [
  weighted(5, fc.record({ do: fc.constant('push' as const), url: anyPage })),
  weighted(2, fc.record({ do: fc.constant('replace' as const), url: anyPage })),
  weighted(1, fc.record({ do: fc.constant('relaunch' as const), url: fc.oneof(anyPage, anyTab) })),
  weighted(3, fc.record({ do: fc.constant('tab' as const), url: anyTab })),
  weighted(2, fc.record({ do: fc.constant('start' as const), url: fc.oneof(anyPage, anyTab) })),
  weighted(3, fc.record({ do: fc.constant('back' as const), delta: fc.integer({ min: 1, max: 3 }) })),
  weighted(5, fc.record({ do: fc.constant('travel' as const), delta: fc.constantFrom(-2, -1, 1, 2) })),
  weighted(1, fc.constant({ do: 'overlay' as const })),
  weighted(1, fc.constant({ do: 'close' as const })),
  weighted(1, fc.constant({ do: 'reload' as const })),
  weighted(
    3,
    fc.record({ do: fc.constant('foreign' as const), count: fc.integer({ min: 1, max: 3 }), hasState: fc.boolean() }),
  ),
  weighted(1, fc.constant({ do: 'wipe' as const })),
]

/** Names of the functions that open pages. */
export const apis = {
  push: 'navigateTo',
  replace: 'redirectTo',
  relaunch: 'reLaunch',
  tab: 'switchTab',
  start: 'openUrl',
} as const
