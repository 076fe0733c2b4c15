import { navigateBack } from '../../api/navigation/navigateBack.ts'
import { navigateTo } from '../../api/navigation/navigateTo.ts'
import { redirectTo, reLaunch, switchTab } from '../../api/navigation/navigation.ts'
import { preloadPage } from '../../api/navigation/preloadPage.ts'
import { openPage } from '../../api/page-result/pageResult.ts'

const calls = { navigateTo, redirectTo, reLaunch, switchTab, navigateBack, openPage, preloadPage }

/** The calls that move through the app, as one object. */
export type AppNavigator = typeof calls

/**
 * The calls that move through the app, for components that take them from a hook: the same object in each render, and the
 * very functions that `slipway/api/navigation` and `slipway/api/page-result` export. Who names single ones there carries
 * less.
 *
 * @example
 * const { navigateTo, navigateBack } = useNavigator()
 */
export function useNavigator(): AppNavigator {
  return calls
}
