/**
 * The platforms that Slipway runs on: `web`, whose hosts are the default, and native shells. The name of a platform is also a
 * condition of `package.json` and of bundlers, and the name of its host files, such as `api/clipboard/capacitor.ts`.
 *
 * To add a platform, add its name here: the type checker and the tests list the other places that need it.
 */
export const platforms = ['web', 'capacitor'] as const

export type Platform = (typeof platforms)[number]
