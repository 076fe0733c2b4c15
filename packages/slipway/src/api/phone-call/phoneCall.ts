import { host as platformHost } from '#host/phone-call'
import { ApiError } from '../../base/call/ApiError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkText } from '../../base/call/checkValue.ts'
import type { PhoneCallHost } from './host.ts'
import { telUrl } from './telUrl.ts'

/** Options of `makePhoneCall`. */
export interface MakePhoneCallOptions {
  /**
   * The phone number as people write it: spaces, dashes, dots, slashes and brackets are removed. The number may begin with `+`,
   * and may contain `*`, `#`, and `,` or `;` for pauses.
   */
  readonly phoneNumber: string
}

/**
 * Opens the system's phone app with a number, where the user starts the call. The app stays open.
 *
 * Resolves once the number has been passed to the system. The result does not show whether the user calls, or whether the device
 * has a phone at all. Call this function from a user's gesture, such as a click.
 *
 * @throws {ApiError} `invalid-argument` when `phoneNumber` is not a string, is empty, or is not a phone number; `unavailable`
 * without a document.
 * @platform web, capacitor
 *
 * @example
 * await makePhoneCall({ phoneNumber: '+1 (555) 010-0199' })
 *
 * Source: specification, section 5.
 */
export function makePhoneCall(options: MakePhoneCallOptions, host: PhoneCallHost = platformHost): Promise<void> {
  return callApi('makePhoneCall', options, ({ phoneNumber }) => {
    checkText('makePhoneCall', 'phoneNumber', phoneNumber)
    const url = telUrl(phoneNumber)
    if (!url) throw new ApiError('makePhoneCall', 'invalid-argument', 'phoneNumber is not a phone number')
    host.open(url)
  })
}
