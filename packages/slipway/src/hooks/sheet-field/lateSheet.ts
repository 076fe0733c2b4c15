/** Code of a sheet that is loaded when its field is pressed or focused. */
export interface LateSheet<Sheet> {
  /** The code, or `undefined` before it is loaded. */
  code: Sheet | undefined
  /** Loads the code. Rejects if it cannot be loaded; the next call tries again. */
  load(): Promise<void>
  /** Loads the code in advance. A failure is ignored, because opening the sheet loads it again. */
  prepare(): void
}

/**
 * Creates the late code of a sheet, for all fields of one kind.
 *
 * @param load Imports the code.
 */
export function lateSheet<Sheet>(load: () => Promise<Sheet>): LateSheet<Sheet> {
  const late: LateSheet<Sheet> = {
    code: undefined,
    async load() {
      late.code = await load()
    },
    prepare: () => void late.load().catch(() => {}),
  }
  return late
}
