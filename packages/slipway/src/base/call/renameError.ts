import { ApiError } from './ApiError.ts'
import { toApiError } from './toApiError.ts'

/**
 * Creates the error of a function whose call of another function has failed. Keeps code and detail, and changes the name to
 * the calling function.
 *
 * @example
 * await navigateTo({ url }).catch((error: unknown) => {
 *   throw renameError('previewImage', error) // previewImage:fail page `/preview-image` is not found
 * })
 */
export function renameError(api: string, error: unknown): ApiError {
  const { api: formerApi, code, message } = toApiError(api, error)
  return new ApiError(api, code, message.slice(`${formerApi}:fail`.length).trimStart(), { cause: error })
}
