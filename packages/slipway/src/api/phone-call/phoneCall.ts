import { host as platformHost } from '#host/phone-call'
import { ApiError } from '../../base/call/ApiError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkText } from '../../base/call/checkValue.ts'
import type { PhoneCallHost } from './host.ts'
import { telUrl } from './telUrl.ts'

/** Whom `makePhoneCall` calls. */
export interface MakePhoneCallOptions {
  /**
   * The number, as people write it: spaces, dashes, dots, slashes and brackets are left out. It may begin with `+`, and have
   * `*`, `#`, and `,` or `;` for pauses.
   */
  readonly phoneNumber: string
}

/**
 * Brings up a phone number in the system's telephone, where the user begins the call. The app stays as it is.
 *
 * Resolves once the system was asked. It does not say whether anybody calls, nor whether the device has a telephone at all.
 * Call it from a user's gesture, such as a click.
 *
 * @throws {ApiError} `invalid-argument` when `phoneNumber` is no string, is empty, or is no number; `unavailable` where
 * there is no document.
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
    if (!url) throw new ApiError('makePhoneCall', 'invalid-argument', 'phoneNumber is no phone number')
    host.open(url)
  })
}
