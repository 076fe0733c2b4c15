import type { GuardedPages, PageGate } from '../../router/config/guardTypes.ts'
import type { PageEntry } from '../../router/stack/stack.ts'

/** Waits until the guards of a page have a result. Returns the page's gate; `undefined` if the page may be shown. */
export function whenDecided({ pageGates: { store } }: Pick<GuardedPages, 'pageGates'>, { key }: PageEntry) {
  return new Promise<PageGate | undefined>((resolve) => {
    const check = () => {
      const gate = store.get().get(key)
      if (gate?.name === 'waiting') return
      stop()
      resolve(gate)
    }
    const stop = store.subscribe(check)
    check()
  })
}
