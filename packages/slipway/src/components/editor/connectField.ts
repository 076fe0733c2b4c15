/** The editor that a control represents. */
export interface FieldSource {
  /** Returns the current HTML. */
  read(): string
  /** Shows HTML that a script or a form library has written into the control. */
  write(html: string): void
  /** Shows HTML that page restore has written, as the user's. */
  restore(html: string): void
}

/** Connection between an editor and the control that represents it in its form. */
export interface FieldConnection {
  /** Call it when the user has changed the document. */
  change(): void
  /** Writes the current HTML into the control, as a change by the app. */
  settle(): void
  /** Listens to the document, until the returned function is called. */
  attach(): () => void
}

/** Shortest time in milliseconds between two updates of the control. */
const updateMs = 100
/** In a long document, creating HTML takes at most this part of the time. */
const share = 0.1

/** Events before which the control must have the current value. */
const updates = ['submit', 'focusout', 'visibilitychange']

const native = () => Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')

/**
 * Keeps the value of a hidden control equal to the HTML of an editor. Forms, form libraries and page restore read and write the control as
 * any other one.
 *
 * The HTML of a long document takes longer than a key press, so the control is updated at once after the first change, and later at most
 * every 100 ms; and always before its value is read, before the form is sent, and when the editor loses the focus.
 */
export function connectField(field: HTMLTextAreaElement, { read, write, restore }: FieldSource): FieldConnection {
  const value = native()
  const known = Object.getOwnPropertyDescriptor(field, 'value') ?? value
  /** Whether the document has changed since the control was written. */
  let isStale = false
  /** Whether the document has changed since the control has reported a change. */
  let isUnreported = false
  let isWriting = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const setNative = (html: string) => value?.set?.call(field, html)
  const getNative = () => String(value?.get?.call(field))
  const refresh = () => {
    if (!isStale) return
    isStale = false
    setNative(read())
  }
  /** Writes a changed document into the control, and reports the change. */
  const update = () => {
    if (!isUnreported || isWriting) return
    isUnreported = false
    refresh()
    isWriting = true
    field.dispatchEvent(new Event('input', { bubbles: true }))
    isWriting = false
  }
  const updateNow = () => {
    const start = performance.now()
    update()
    timer = setTimeout(
      () => {
        timer = undefined
        if (isUnreported) updateNow()
      },
      Math.max(updateMs, (performance.now() - start) / share),
    )
  }
  Object.defineProperty(field, 'value', {
    configurable: true,
    get() {
      refresh()
      return known?.get?.call(field)
    },
    set(html: string) {
      isStale = isUnreported = false
      known?.set?.call(field, html)
      write(html)
    },
  })
  field.addEventListener('input', () => {
    if (!isWriting) restore(getNative())
  })

  return {
    change() {
      isStale = isUnreported = true
      if (timer === undefined && field.name) updateNow()
    },
    settle() {
      isStale = isUnreported = false
      setNative(read())
    },
    attach() {
      const disposal = new AbortController()
      const options = { capture: true, signal: disposal.signal }
      for (const type of updates) document.addEventListener(type, update, options)
      window.addEventListener('pagehide', update, options)
      // The entries exist already when the event is dispatched.
      const complete = ({ target, formData }: FormDataEvent) => {
        if (!isStale || target !== field.form || !field.name || field.matches(':disabled')) return
        update()
        formData.set(field.name, getNative())
      }
      document.addEventListener('formdata', complete, options)
      return () => {
        update()
        clearTimeout(timer)
        timer = undefined
        disposal.abort()
      }
    },
  }
}
