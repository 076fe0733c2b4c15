/**
 * Lets React render on a "server" in a browser without byte streams, as WebKitGTK is one: the streams are then of whole chunks. Servers have
 * them.
 */
export function provideByteStreams(): void {
  try {
    new ReadableStream({ type: 'bytes' })
  } catch {
    const Native = ReadableStream
    globalThis.ReadableStream = new Proxy(Native, {
      construct: (_, [{ type: _type, ...source } = {} as UnderlyingDefaultSource]) => new Native(source),
    })
  }
}
