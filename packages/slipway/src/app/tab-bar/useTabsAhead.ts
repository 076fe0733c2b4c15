import { useEffect } from 'react'
import type { Unsubscribe } from '../../base/emitter.ts'
import { whenIdle } from '../../hooks/whenIdle.ts'
import { useNavigatorContext } from '../../router/contexts.ts'
import { savesData } from '../../router/prefetch.ts'

/** Loads the code of the tabs' pages once a page is drawn, one after the other, whenever the browser has time. */
export function useTabsAhead(isOn: boolean): void {
  const { drawn, loader, routes } = useNavigatorContext()
  useEffect(() => {
    if (!isOn || savesData()) return undefined
    const rest = [...routes.tabs]
    let giveUp: Unsubscribe | undefined
    const next = () => {
      const route = routes.get(rest.shift() ?? '')
      // What fails is tried again when the tab is opened.
      if (route) giveUp = whenIdle(() => void loader.load(route).then(next, next))
    }
    const begin = () => {
      if (drawn.get() === undefined) return
      stop()
      next()
    }
    const stop = drawn.subscribe(begin)
    begin()
    return () => {
      rest.length = 0
      giveUp?.()
      stop()
    }
  }, [isOn, drawn, loader, routes])
}
