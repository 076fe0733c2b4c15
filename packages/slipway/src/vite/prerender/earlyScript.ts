// The parts of the DOM that the script uses. The plugin itself runs in Node.

/** A press or a submission. */
interface EarlyEvent {
  readonly type: string
  readonly target: { closest(selector: string): unknown }
  preventDefault(): void
}

type Listen = (type: string, listener: (event: EarlyEvent) => void, capture: boolean) => void

declare const document: {
  readonly documentElement: { readonly lang: string; readonly dataset: Record<string, string | undefined> }
  readonly addEventListener: Listen
  readonly removeEventListener: Listen
}
declare const localStorage: { getItem(name: string): string | null }
declare const location: { readonly pathname: string; readonly hash: string }
declare const navigator: { readonly language: string }
declare const window: { swEarly?: { readonly events: readonly EarlyEvent[]; stop(): void } }

/**
 * Runs before the first paint of a document that contains a rendered page; the HTML contains its source text, so it uses nothing
 * outside itself.
 *
 * Hides a page that is not the one of the address (servers send the HTML of `/` for unknown addresses), or whose language is not the
 * user's. Records presses, submissions and the fields that the user edits, for the app. Links and fields work without it.
 *
 * @param choiceName Name of the stored language.
 */
function startHtml(choiceName: string): void {
  const root = document.documentElement
  const { swPath, swHash, swAuto } = root.dataset
  if (swPath === undefined) return
  let choice: string | null = null
  try {
    choice = localStorage.getItem(choiceName)
  } catch {
    // The browser forbids storage.
  }
  const isOtherPage =
    swHash === undefined ? swPath !== location.pathname.replace(/\/(index\.html?)?$/, '') : location.hash.length > 2
  const system = swAuto === undefined ? root.lang : navigator.language
  const isOtherLanguage = choice ? choice !== root.lang : system.split('-')[0] !== root.lang.split('-')[0]
  if (isOtherPage || isOtherLanguage) root.dataset.swWait = ''

  const events: EarlyEvent[] = []
  const note = (event: EarlyEvent) => {
    // The browser follows links and changes fields without the app. A button of a form submits it, which is recorded.
    const own = 'a[href],label,input,select,textarea,summary,form [type=submit],form button:not([type])'
    if (event.type === 'click' && event.target.closest(own)) return
    if (event.type === 'submit') event.preventDefault()
    events.push(event)
  }
  const types = ['click', 'submit', 'input']
  for (const type of types) document.addEventListener(type, note, true)
  window.swEarly = {
    events,
    stop() {
      for (const type of types) document.removeEventListener(type, note, true)
    },
  }
}

/** The text of the script. */
export const earlyScript = (choiceName: string): string =>
  `(${String(startHtml).replace(/\n\s+/g, '\n')})(${choiceName})`
