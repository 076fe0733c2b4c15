import { type Defaults, defaults } from '../base/defaults/defaultsTable.ts'

/**
 * The specification's constants, including the overrides of the current app.
 *
 * For components that replace one of the runtime's own, such as an app's own image viewer.
 *
 * @example
 * const { maxScale } = useDefaults().previewImage // 4
 */
export function useDefaults(): { readonly [Group in keyof Defaults]: Readonly<Defaults[Group]> } {
  return defaults
}
