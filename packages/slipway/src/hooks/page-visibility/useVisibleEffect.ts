import { type DependencyList, type EffectCallback, use, useEffect, useLayoutEffect } from 'react'
import { PageVisibleContext } from './PageVisibleContext.ts'

/**
 * An effect that runs while the page that contains the component is on the screen. When another page has covered it, the
 * effect is cleaned up; when it is uncovered, the effect runs again. A page is on the screen during its transitions, too, and
 * while a window shows it.
 *
 * Use it for work that matters only while the user sees the page: a timer that updates a clock, an animation, a subscription
 * to a sensor. A plain effect continues while its page is covered. Outside of pages it is a plain effect.
 *
 * @param effect Starts the work. Returns a function that ends it.
 * @param dependencies Values that the effect uses; a change of one of them cleans up the effect and runs it again.
 *
 * @example
 * useVisibleEffect(() => {
 *   const timer = setInterval(showTime, 1_000)
 *   return () => clearInterval(timer)
 * }, [])
 */
export const useVisibleEffect = /* @__PURE__ */ whileVisible(useEffect)

/** Like `useVisibleEffect`, but runs before the browser paints, as a layout effect does. */
export const useVisibleLayoutEffect = /* @__PURE__ */ whileVisible(useLayoutEffect)

function whileVisible(useEitherEffect: typeof useEffect) {
  return (effect: EffectCallback, dependencies: DependencyList): void => {
    const pageVisible = use(PageVisibleContext)
    useEitherEffect(() => {
      let stop: ReturnType<EffectCallback>
      let isRunning = false
      const follow = (isVisible: boolean) => {
        if (isVisible === isRunning) return
        isRunning = isVisible
        if (isVisible) stop = effect()
        else stop?.()
      }
      const unsubscribe = pageVisible?.subscribe(() => follow(pageVisible.get()))
      follow(pageVisible?.get() ?? true)
      return () => {
        unsubscribe?.()
        follow(false)
      }
    }, [pageVisible, ...dependencies])
  }
}
