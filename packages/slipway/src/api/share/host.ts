/** The data to share; the address is absolute. */
export interface SharedData {
  readonly title?: string
  readonly text?: string
  readonly url?: string
  readonly files?: File[]
}

/** The platform's part of `share`. */
export interface ShareHost {
  /** Returns the absolute address, resolved as for a link on the page; `undefined` for a text that is not an address. */
  wholeUrl(url: string): string | undefined
  /**
   * Offers data to the other apps of the device, within the user's gesture. Resolves with `true` once the user has chosen an
   * app, and immediately with `false` if the platform cannot share this data. Rejects with a `HostError`, or with an error whose
   * name determines the code: `cancelled` when the user closes the share sheet.
   */
  share(data: SharedData): Promise<boolean>
}
