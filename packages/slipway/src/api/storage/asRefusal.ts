import { HostError } from '../../base/call/HostError.ts'

/**
 * Converts errors of the storage. A value that cannot be cloned, or that the storage refuses, is an invalid argument of the
 * caller. A full storage has different messages in each browser, but a known name.
 */
export function asRefusal(error: unknown): unknown {
  const { name, message } = Object(error) as { readonly name?: unknown; readonly message?: unknown }
  if (name === 'DataCloneError') {
    return new HostError('invalid-argument', `data cannot be stored: ${message}`, { cause: error })
  }
  if (name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED') {
    return new HostError('failed', 'the storage is full', { cause: error })
  }
  return error
}
