interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createHTML: (html: string) => string },
  ): {
    createHTML(html: string): TrustedHTML
  }
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
const policy = trustedTypes?.createPolicy('showcase', { createHTML: (html) => html })

/**
 * Props of an element whose content is HTML that the build has generated from docs and sources in this repository. The HTML is
 * marked as trusted, because the showcase's policy requires trusted types.
 */
export const builtHtml = (html: string) => ({ dangerouslySetInnerHTML: { __html: policy?.createHTML(html) ?? html } })
