/**
 * Functions that a browser's driver runs in the frame of the tests, which contains Vitest's selector engine. Each function is
 * sent as text (`WebDriver.inTests`), so it uses only types from this file.
 */

/** The point of the viewport at which an element receives input, or the reason why there is no such point yet. */
export type Place = { readonly x: number; readonly y: number } | { readonly problem: string }

/** Scrolls an element into view and finds the point at which input reaches it. */
export function placeOf(
  frame: TestWindow,
  selector: string,
  position: { readonly x: number; readonly y: number } | null,
  mustBeEnabled: boolean,
): Place {
  const { frameElement, document: page, __vitest_browser_runner__: runner } = frame
  const { selectorEngine: engine } = runner
  const element = engine.querySelector(engine.parseSelector(selector), page, true)
  if (!element) return { problem: 'is not there' }
  if (!element.checkVisibility({ visibilityProperty: true })) return { problem: 'is not visible' }
  if (mustBeEnabled && element.matches(':disabled, [aria-disabled=true]')) return { problem: 'is not enabled' }

  const place = () => {
    // The centre of an inline element that wraps over several lines can be outside the element, so its first line is used.
    const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
    if (!position) return { x: x + width / 2, y: y + height / 2 }
    return { x: x + element.clientLeft + position.x, y: y + element.clientTop + position.y }
  }
  const isReached = () => {
    const hit = page.elementFromPoint(place().x, place().y)
    return element.contains(hit) || hit?.closest('label')?.control === element
  }
  if (!isReached()) element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  if (!isReached()) return { problem: 'is covered or out of reach' }

  const { x, y, width } = frameElement.getBoundingClientRect()
  const scale = width / frameElement.offsetWidth
  return { x: x + place().x * scale, y: y + place().y * scale }
}

/** Focuses the frame of the tests, unless an element inside it has the focus. */
export function focusFrame(frame: TestWindow): void {
  if (frame.document.activeElement === frame.document.body) frame.focus()
}

/** Focuses a field. Returns whether the field exists and is editable. */
export function focusField(frame: TestWindow, selector: string): boolean {
  const { selectorEngine: engine } = frame.__vitest_browser_runner__
  const field = engine.querySelector(engine.parseSelector(selector), frame.document, true)
  if (
    !field?.checkVisibility({ visibilityProperty: true }) ||
    field.matches(':disabled') ||
    (field as HTMLInputElement).readOnly
  )
    return false
  frame.focus()
  field.focus()
  return true
}

/** Replaces the value of the focused field, as a single input of the user. */
export function writeOver({ document: page }: TestWindow, text: string): void {
  const field = page.activeElement as HTMLInputElement
  if (/^(color|date|datetime-local|month|range|time|week)$/.test(field.type)) {
    // Users cannot type into these fields; the browser's picker sets the value and dispatches the same events.
    field.value = text
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    return
  }
  if (field.select) field.select()
  else page.getSelection()?.selectAllChildren(field)
  page.execCommand(text ? 'insertText' : 'delete', false, text)
}

/** Selects the options with these values or labels. Returns whether any option matched. */
export function chooseOptions(frame: TestWindow, selector: string, values: readonly string[]): boolean {
  const { document: page, __vitest_browser_runner__: runner } = frame
  const { selectorEngine: engine } = runner
  const list = engine.querySelector(engine.parseSelector(selector), page, true) as HTMLSelectElement
  const isChosen = ({ value, label }: HTMLOptionElement) => values.includes(value) || values.includes(label)
  if (!list || ![...list.options].some(isChosen)) return false
  for (const option of list.options) option.selected = isChosen(option)
  for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }))
  return true
}

/** Sets the files of an input, as a file chooser does. Returns whether the input exists. */
export function giveFiles(
  frame: TestWindow,
  selector: string,
  files: readonly { readonly name: string; readonly mimeType: string; readonly base64: string }[],
): boolean {
  const { document: page, __vitest_browser_runner__: runner } = frame
  const { selectorEngine: engine } = runner
  const input = engine.querySelector(engine.parseSelector(selector), page, true) as HTMLInputElement
  if (!input) return false
  const given = new DataTransfer()
  for (const { name, mimeType, base64 } of files) {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    given.items.add(new File([bytes], name, { type: mimeType }))
  }
  input.files = given.files
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
  return true
}

export interface TestWindow extends Window {
  readonly frameElement: HTMLIFrameElement
  readonly __vitest_browser_runner__: {
    readonly selectorEngine: {
      parseSelector(selector: string): unknown
      /** With `strict`, throws if several elements match. */
      querySelector(parsed: unknown, root: Document, strict: boolean): HTMLElement | null
    }
  }
}
