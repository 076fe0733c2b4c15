/** What a platform offers to begin a phone call. */
export interface PhoneCallHost {
  /**
   * Hands a `tel:` address to the system, within the user's gesture. The page stays where it is. Throws a `HostError` where
   * there is nobody to hand it to.
   */
  open(telUrl: string): void
}
