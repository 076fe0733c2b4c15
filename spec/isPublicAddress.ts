/** Names that are reserved for examples and tests (RFC 2606, RFC 6761), so that no site has them. */
const reserved = /(^|\.)(example(\.(com|net|org))?|invalid|local|localhost|test)$/

/** Whether an address can be that of a public page: well-formed, with https, and with a host that can exist. Accepts `mailto:`, too. */
export function isPublicAddress(href: string): boolean {
  if (/^mailto:\S+@\S+$/.test(href)) return true
  const url = URL.parse(href)
  return url?.protocol === 'https:' && url.hostname.includes('.') && !reserved.test(url.hostname)
}
