import type { AnyApp, TabOperations } from '../config/config.ts'
import { type Change, type Destination, type OpenApi, push, relaunch, replace, type Snapshot } from '../stack/stack.ts'
import { type AppRules, startAt } from './startStack.ts'

/** The change of the stack that each call makes. */
export type Operations = Record<OpenApi, (now: Snapshot, to: Destination, rules: AppRules) => Change>

/** The changes of the stack that the calls of an app make. */
export function operationsOf({ tabBar }: AnyApp): Operations {
  return {
    navigateTo: push,
    redirectTo: replace,
    reLaunch: relaunch,
    openUrl: startAt,
    // The tab bar adds its own, so that apps without one do not contain the code. They open no page by `switchTab`.
    ...(tabBar?.operations as Pick<TabOperations, 'switchTab'>),
  }
}
