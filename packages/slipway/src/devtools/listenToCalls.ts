import type { Unsubscribe } from '../base/emitter.ts'
import type { PageNavigator } from '../router/navigator.ts'

/**
 * Hears each call that asks for another page, and of one that is refused why. The navigator tells nobody of them, as only
 * developers ask; so this stands in front of its methods for as long as it listens.
 */
export function listenToCalls(pages: PageNavigator, note: (name: string, about: string) => void): Unsubscribe {
  const { open, back } = pages
  async function heard<Value>(call: Promise<Value>): Promise<Value> {
    try {
      return await call
    } catch (error) {
      note('refused', String(error))
      throw error
    }
  }
  pages.open = (api, target, state) => {
    note(api, 'url' in target ? target.url : `${target.path} ${JSON.stringify(target.params)}`)
    return heard(open(api, target, state))
  }
  pages.back = (delta, from = 'navigateBack') => {
    note(from, delta > 1 ? `${delta} pages` : '')
    return heard(back(delta, from))
  }
  return () => Object.assign(pages, { open, back })
}
