import { use, useInsertionEffect, useRef } from 'react'
import { PageVisibleContext } from '../../hooks/page-visibility/PageVisibleContext.ts'
import { useVisibleLayoutEffect } from '../../hooks/page-visibility/useVisibleEffect.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import { type AppLife, appLifeIn } from '../life-cycle/appLife.ts'
import { type LaunchOptions, launchOptionsOf } from '../life-cycle/launchOptions.ts'
import { useNavigatorContext } from './contexts.ts'

/**
 * Runs once when the app has started and its first page has been painted, before `usePageLoad` of that page. For components
 * that are mounted from the start: in the app's `view`, in the first page, or in a side window. In a component that mounts later
 * it does not run.
 *
 * @example
 * useAppLaunch(({ query }) => rememberCampaign(query.campaign))
 */
export function useAppLaunch(listener: (options: LaunchOptions) => void): void {
  useAppLife('launch', listener)
}

/**
 * Runs each time the app is shown: when it has started, and when it returns from the background, before its page is shown.
 * Does not run while the page that contains the component is covered; `onAppShow` does.
 */
export function useAppShow(listener: (options: LaunchOptions) => void): void {
  useAppLife('show', listener)
}

/**
 * Runs each time the app moves to the background, after its page was hidden. Does not run while the page that contains the
 * component is covered; `onAppHide` does.
 */
export function useAppHide(listener: () => void): void {
  useAppLife('hide', listener)
}

function useAppLife(life: AppLife, listener: (options: LaunchOptions) => void): void {
  const pages = useNavigatorContext()
  const latest = useLatest(listener)
  // The first page's layout effects emit the launch. They run before those of the components that contain the page, such as the
  // app's view, but after all insertion effects.
  const isInPage = use(PageVisibleContext) !== undefined
  const isActive = useRef(!isInPage)
  useInsertionEffect(
    () =>
      appLifeIn(pages).on(life, () => {
        if (isActive.current) latest.current(launchOptionsOf(pages))
      }),
    [pages, life, latest],
  )
  useVisibleLayoutEffect(() => {
    isActive.current = true
    return () => {
      isActive.current = false
    }
  }, [])
}
