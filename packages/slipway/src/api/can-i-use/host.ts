/** What a platform offers to `canIUse`. */
export interface CanIUseHost {
  /** Everything that the platform could do, as `lookUp` reads it. */
  readonly table: string
  /**
   * Whether something that a line of the table needs is there, now and here: a global name (`document`), a member of what
   * an interface makes (`Navigator.vibrate`), or a native plugin (`Capacitor.Haptics`).
   */
  has(need: string): boolean
}
