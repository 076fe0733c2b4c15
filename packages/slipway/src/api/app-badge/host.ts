/** Platform interface of the badge. Both methods reject with a `HostError`, or with an error whose name determines the code. */
export interface AppBadgeHost {
  /** Shows a number, or a dot without a number. */
  set(count: number | undefined): Promise<void>
  clear(): Promise<void>
}
