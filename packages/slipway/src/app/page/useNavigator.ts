import { navigateBack } from '../../api/navigation/navigateBack.ts'
import { navigateTo } from '../../api/navigation/navigateTo.ts'
import { redirectTo, reLaunch, switchTab } from '../../api/navigation/navigation.ts'
import { openUrl } from '../../api/navigation/openUrl.ts'
import { preloadPage } from '../../api/navigation/preloadPage.ts'
import { openPage } from '../../api/page-result/pageResult.ts'

const calls = { navigateTo, redirectTo, reLaunch, switchTab, openUrl, navigateBack, openPage, preloadPage }

/** The navigation functions of an app, as one object. */
export type NavigationFunctions = typeof calls

/**
 * Returns the navigation functions, for components that receive them from a hook. The object is the same in each render, and
 * its functions are those that `slipway/api/navigation` and `slipway/api/page-result` export. Importing single functions from
 * there adds less code to your app.
 *
 * @example
 * const { navigateTo, navigateBack } = useNavigator()
 */
export function useNavigator(): NavigationFunctions {
  return calls
}
