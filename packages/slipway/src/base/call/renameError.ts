import { ApiError } from './ApiError.ts'
import { toApiError } from './toApiError.ts'

/**
 * The error of a function that did its work by calling another one: code and detail stay, the name becomes its own.
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
