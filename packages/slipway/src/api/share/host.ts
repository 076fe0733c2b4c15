/** What is shared; the address is whole. */
export interface SharedData {
  readonly title?: string
  readonly text?: string
  readonly url?: string
  readonly files?: File[]
}

/** What a platform offers to share. */
export interface ShareHost {
  /** Makes an address whole, as a link on the page would be; `undefined` for a text that is none. */
  wholeUrl(url: string): string | undefined
  /**
   * Offers something to the other apps of the device, within the user's gesture. Resolves with `true` once the user has
   * chosen one, and at once with `false` where the platform cannot share this. Rejects with a `HostError`, or with an
   * error whose name tells the code: `cancelled` when the user closes the offer.
   */
  share(data: SharedData): Promise<boolean>
}
