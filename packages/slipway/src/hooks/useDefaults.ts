import { type Defaults, defaults } from '../base/defaults/defaultsTable.ts'

/**
 * The specification's constants as the app around has them, that is with its overrides.
 *
 * For components that stand in for one of the runtime's own, such as an app's own image viewer.
 *
 * @example
 * const { maxScale } = useDefaults().previewImage // 4
 */
export function useDefaults(): { readonly [Group in keyof Defaults]: Readonly<Defaults[Group]> } {
  return defaults
}
