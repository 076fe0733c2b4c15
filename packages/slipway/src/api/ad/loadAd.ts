import { ApiError } from '../../base/call/ApiError.ts'
import { toApiError } from '../../base/call/toApiError.ts'
import { type AdContent, type AdEvent, type AdUnit, adProvider } from './adProvider.ts'

/** An ad that was loaded. */
export interface LoadedAd {
  readonly content: AdContent
  /** Reports that something happened to the ad. */
  report(event: AdEvent): void
}

/**
 * Loads an ad of the app's provider.
 *
 * @throws {ApiError} `unavailable` without a provider; `not-found` if there is no ad for the unit; otherwise the codes of the provider.
 */
export async function loadAd(api: string, unit: AdUnit): Promise<LoadedAd> {
  const provider = adProvider()
  if (!provider) throw new ApiError(api, 'unavailable', 'no ads are configured')
  try {
    const content = await provider.load(unit)
    if (!content) throw new ApiError(api, 'not-found', 'there is no ad for this unit')
    return { content, report: (event) => provider.report({ ...unit, ad: content.id, event }) }
  } catch (error) {
    throw toApiError(api, error)
  }
}
