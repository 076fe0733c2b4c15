import type { Unsubscribe } from '../../base/emitter.ts'
import { forgetChrome } from '../../router/chrome/forgetChrome.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { whenPagesDrop } from '../keep-alive/whenPagesDrop.ts'
import type { Before, Sign } from './startLater.ts'

/**
 * Loads page restore when the user edits or scrolls a page or focuses a field, when the token changes, or when pages may have to
 * be dropped; at once after a reload. If it cannot be loaded, the next of these events tries again.
 */
export function loadRestore(
  pages: PageNavigator,
  root: Element,
  { isReturn, signs }: Pick<Before, 'isReturn' | 'signs'>,
): Unsubscribe {
  const { auth } = pages.app
  const token = auth?.token()
  const edited: Sign[] = []
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  // Without `whenLoaded`, because after a failure these events try again, not the next press.
  const load = () => {
    import('../page-restore/startPageRestore.ts').then(
      (late) => {
        if (listening.signal.aborted) return
        end()
        ends.push(late.startPageRestore(pages, root, { edited, token, forgetChrome }))
      },
      () => {},
    )
  }
  const note = (sign: Sign) => {
    const [type, target] = sign
    if (type === 'input' && edited.every(([, field]) => field !== target)) edited.push(sign)
    // Only fields have a default value. The code is then loaded before the first letter.
    if (type === 'input' || type === 'scroll' || (type === 'focusin' && target && 'defaultValue' in target)) load()
  }
  const onEvent = ({ type, target }: Event) => note([type, target, (target as HTMLInputElement).type])
  for (const type of ['input', 'focusin']) window.addEventListener(type, onEvent, options)
  window.addEventListener('scroll', onEvent, { ...options, once: true })
  const ends = [whenPagesDrop(pages, load), auth?.subscribe(load)]
  const end = () => {
    listening.abort()
    for (const each of ends.splice(0)) each?.()
  }
  for (const sign of signs) note(sign)
  if (isReturn) load()
  return end
}
