/** Code that is loaded once and kept. */
export interface LateModule<Late> {
  /** The code, or `undefined` before it is loaded. */
  code: Late | undefined
  /** Loads the code, and resolves with it. Rejects if it cannot be loaded; the next call tries again. */
  load(): Promise<Late>
  /** Loads the code in advance. A failure is ignored, because `load` tries again. */
  prepare(): void
}

/**
 * Creates code that is loaded once and kept, for all elements of one kind.
 *
 * @param load Imports the code.
 *
 * @example
 * const lateList = lateModule(() => import('./SelectSheet.tsx'))
 */
export function lateModule<Late>(load: () => Promise<Late>): LateModule<Late> {
  const late: LateModule<Late> = {
    code: undefined,
    load: async () => (late.code ??= await load()),
    prepare: () => void late.load().catch(() => {}),
  }
  return late
}
