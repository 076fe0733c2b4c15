/** Platform interface of `canIUse`. */
export interface CanIUseHost {
  /** Table of all functions and components on this platform, in the format that `lookUp` reads. */
  readonly table: string
  /**
   * Whether a requirement of a table line is met at the moment: a global (`document`), a member of an interface's
   * prototype (`Navigator.vibrate`), or a native plugin (`Capacitor.Haptics`).
   */
  has(need: string): boolean
}
