// Separate chunk: loaded in a wide window.
import { look } from './look.ts'
import { size } from './size.ts'
import { phoneId } from './windows.ts'

/** Shows the app in a frame, above the HTML of the build until the frame has loaded the same HTML. */
export function showPhone(stage: HTMLElement): void {
  look.start()
  size.start()
  // Only an app takes over the HTML of the build, and this document has no app.
  const html = [...stage.children]
  for (const element of html) element.setAttribute('inert', '')
  stopEarlyScript()

  // Here the element contains no app, whose page would be the main part of the document.
  stage.parentElement?.setAttribute('role', 'main')
  const phone = document.createElement('iframe')
  phone.id = phoneId
  phone.title = 'Slipway'
  phone.src = location.href
  phone.addEventListener('load', () => {
    for (const element of html) element.remove()
  })
  stage.append(phone)
  // The phone renders the desk into this document, so that both have one state. Here the module is loaded for its style sheets.
  globalThis.deskStyles = import('../desk/Desk.tsx')
  reloadAfterUpdates()
}

/** Ends the work of the script that prepares HTML of a build for its app: it hides HTML of another address, and records early events. */
function stopEarlyScript(): void {
  const { swEarly } = window as { readonly swEarly?: { stop(): void } }
  swEarly?.stop()
  document.documentElement.removeAttribute('data-sw-wait')
}

/** A new version replaces the phone and this document together. The first version has nothing to replace. */
function reloadAfterUpdates(): void {
  const { serviceWorker } = navigator
  if (serviceWorker?.controller) serviceWorker.addEventListener('controllerchange', () => location.reload())
}
