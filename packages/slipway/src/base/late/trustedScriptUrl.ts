/** The part of the API of trusted types that Slipway uses. Not every browser has it. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): Policy
}

interface Policy {
  createScriptURL(address: string): string
}

/** The addresses that Slipway itself has passed. */
const accepted = new Set<string>()

/** The only policy of Slipway. A header may list the names of policies, and then each name can be used once in a document. */
let policy: Policy | undefined

/**
 * Converts the address of a worker or script for documents that require trusted types. The policy is named `slipway` and accepts only
 * addresses that were passed to this function.
 *
 * @throws {TypeError} If the document's header `trusted-types` does not list `slipway`.
 */
export function trustedScriptUrl(address: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  if (!trustedTypes) return address
  accepted.add(address)
  policy ??= trustedTypes.createPolicy('slipway', {
    createScriptURL(requested) {
      if (!accepted.has(requested)) throw new TypeError('this policy accepts only addresses of Slipway')
      return requested
    },
  })
  return policy.createScriptURL(address)
}
