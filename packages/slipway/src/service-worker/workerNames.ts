import type { CacheRule } from './workerPlan.ts'

/** Message that lets a waiting worker replace the one in use. */
export const takeOverMessage = 'slipway: take over'

/** Message after a sign-out: responses of the user are removed. */
export const forgetMessage = 'slipway: forget the user'

/** Names of the caches of an app, which contain its folder because several apps may share an origin. */
export function cacheNames(base: string) {
  const prefix = (kind: string) => `slipway ${base} ${kind}`
  return {
    /** Files that are stored before the worker is used. */
    files: prefix('files'),
    /** Files that were stored when they were used. */
    used: prefix('used'),
    ofRule: ({ shared, urls }: Pick<CacheRule, 'shared' | 'urls'>): string =>
      `${prefix(shared ? 'shared' : 'user')} ${urls}`,
    isOfApp: (name: string): boolean => name.startsWith(prefix('')),
    isOfRule: (name: string): boolean =>
      name.startsWith(`${prefix('user')} `) || name.startsWith(`${prefix('shared')} `),
    isOfUser: (name: string): boolean => name.startsWith(`${prefix('user')} `),
  }
}
