import type { AppSource } from './appSource.ts'
import { member } from './entryPage.ts'

/** The `storageGroup` of the app that a module declares; `undefined` if the source does not write it as a literal. */
export function configuredGroup(source: AppSource): string | undefined {
  const values = source.configs.map((config) => member(config, 'storageGroup', source))
  const found = values.find((value) => value?.type === 'Literal' && typeof value.value === 'string')
  return found?.type === 'Literal' ? String(found.value) : undefined
}
