import { useLayoutEffect } from 'react'
import { useLatest } from '../../hooks/useLatest.ts'
import { type AppLife, appLifeIn } from '../life-cycle/appLife.ts'
import { type LaunchOptions, launchOptionsOf } from '../life-cycle/launchOptions.ts'
import { useNavigatorContext } from './contexts.ts'

/**
 * Runs once when the app has started and its first page is drawn, before that page loads. For components that are there
 * from the start: in the first page, or in a window at the side. One that comes later has missed it.
 *
 * @example
 * useAppLaunch(({ query }) => rememberCampaign(query.campaign))
 */
export function useAppLaunch(listener: (options: LaunchOptions) => void): void {
  useAppLife('launch', listener)
}

/**
 * Runs each time the app comes on: when it has started, and when it comes back from the background, before its page is
 * shown. Rests while the page around is covered; `onAppShow` never does.
 */
export function useAppShow(listener: (options: LaunchOptions) => void): void {
  useAppLife('show', listener)
}

/**
 * Runs each time the app goes to the background, after its page was hidden. Rests while the page around is covered;
 * `onAppHide` never does.
 */
export function useAppHide(listener: () => void): void {
  useAppLife('hide', listener)
}

function useAppLife(life: AppLife, listener: (options: LaunchOptions) => void): void {
  const pages = useNavigatorContext()
  const latest = useLatest(listener)
  useLayoutEffect(() => appLifeIn(pages).on(life, () => latest.current(launchOptionsOf(pages))), [pages, life, latest])
}
