import type { Unsubscribe } from '../base/emitter.ts'
import type { PageNavigator } from '../router/navigator.ts'

/**
 * Reports each call that navigates, and the reason if it is refused. The page navigator emits no events for calls, because only
 * developers need them. So its methods are wrapped while listening.
 */
export function listenToCalls(pages: PageNavigator, note: (name: string, about: string) => void): Unsubscribe {
  const { open, back } = pages
  async function noteRefusal<Value>(call: Promise<Value>): Promise<Value> {
    try {
      return await call
    } catch (error) {
      note('refused', String(error))
      throw error
    }
  }
  pages.open = (api, target, state) => {
    note(api, 'url' in target ? target.url : `${target.path} ${JSON.stringify(target.params)}`)
    return noteRefusal(open(api, target, state))
  }
  pages.back = (delta, from = 'navigateBack') => {
    note(from, delta > 1 ? `${delta} pages` : '')
    return noteRefusal(back(delta, from))
  }
  return () => Object.assign(pages, { open, back })
}
