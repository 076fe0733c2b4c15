/** The platform's part of `makePhoneCall`. */
export interface PhoneCallHost {
  /**
   * Passes a `tel:` address to the system, within the user's gesture. The page stays open. Throws a `HostError` if the platform
   * cannot open it.
   */
  open(telUrl: string): void
}
