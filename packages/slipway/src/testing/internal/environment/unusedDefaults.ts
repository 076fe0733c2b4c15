import type { Defaults } from '../../../base/defaults/defaultsTable.ts'

/** The groups of constants for features that Slipway does not have yet. `unusedDefaults.test.ts` finds those that are used after all. */
export const unusedGroups = ['map', 'chooseLocation', 'script'] as const satisfies readonly (keyof Defaults)[]

/** The fields of used groups for such features. */
export const unusedFields = ['controlsHideMs'] as const
