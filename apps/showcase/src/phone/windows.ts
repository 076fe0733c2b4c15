declare global {
  /** Of a wide window: resolves when its document has the style sheets of the desk. */
  var deskStyles: Promise<unknown> | undefined
}

/** `id` of the frame in which a wide window shows the app. */
export const phoneId = 'phone'

/** Whether this document is the phone: the document in the frame of a wide window. A frame of another site has no `frameElement`. */
export const isPhone = globalThis.frameElement?.id === phoneId

/** The window of the browser: of the desk if this document is the phone, else its own. Its address and its history are those that users see. */
export const outerWindow: Window & typeof globalThis = isPhone
  ? (window.parent as typeof outerWindow)
  : globalThis.window
