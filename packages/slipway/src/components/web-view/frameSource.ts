/** The document of a frame. */
export interface FrameSource {
  readonly href: string
  readonly origin: string
  /** Host and port, for people. */
  readonly host: string
  /** The value of the attribute `sandbox`. */
  readonly sandbox: string
}

/** A frame may not navigate the document that contains it. The new windows that it opens are normal windows. */
const sandbox = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'

/**
 * Reads an address. Returns `undefined` for an address that is not `https:` or `http:`, such as `javascript:`, `data:` and `blob:`,
 * because the frame would contain code of the app's own origin, or of no origin.
 *
 * @param base The address of the document that contains the frame.
 */
export function readSource(src: string, base: string): FrameSource | undefined {
  if (!URL.canParse(src, base)) return undefined
  const { href, origin, host, protocol } = new URL(src, base)
  if (!/^https?:$/.test(protocol)) return undefined
  // A document of the app's own origin could remove its sandbox, and read the app's storage.
  const isOwn = origin === new URL(base).origin
  return { href, origin, host, sandbox: isOwn ? sandbox : `${sandbox} allow-same-origin` }
}
