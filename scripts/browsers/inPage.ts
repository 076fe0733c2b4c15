/**
 * What the driver of a browser does in the frame of the tests, where Vitest's engine of selectors is. Each function is sent
 * as text (`WebDriver.inTests`), so it uses nothing from this file but types.
 */

/** A place in the window where an element takes input, or why there is none yet. */
export type Place = { readonly x: number; readonly y: number } | { readonly problem: string }

/** Brings an element into view and finds the place where input would reach it. */
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
    // An element that goes over several lines has its middle where it may not be.
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

/** Gives the focus to the tests' frame, unless something in it has it. */
export function focusFrame(frame: TestWindow): void {
  if (frame.document.activeElement === frame.document.body) frame.focus()
}

/** Focuses a field; says whether it is there and can be written to. */
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

/** Replaces what the focused field holds, as one input of the user's. */
export function writeOver({ document: page }: TestWindow, text: string): void {
  const field = page.activeElement as HTMLInputElement
  if (/^(color|date|datetime-local|month|range|time|week)$/.test(field.type)) {
    // No text is typed into these; this is what their pickers do in the end.
    field.value = text
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    return
  }
  if (field.select) field.select()
  else page.getSelection()?.selectAllChildren(field)
  page.execCommand(text ? 'insertText' : 'delete', false, text)
}

/** Chooses the options with these values or labels; says whether there are any. */
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

/** Gives files to an input, as a file chooser does; says whether it is there. */
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
      /** Throws for several when it is strict. */
      querySelector(parsed: unknown, root: Document, strict: boolean): HTMLElement | null
    }
  }
}
