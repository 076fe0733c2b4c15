import { navigationBarHeight, tabBarHeight } from './barHeight.ts'
import type { DefaultsOverride } from './overrideConstants.ts'

/**
 * Returns the custom properties that show constants, as `--sw-<name>`, with `undefined` for those that are not overridden.
 * `base/tokens.ts` writes the constants themselves into the style sheet when the package is built.
 */
export function tokensOf({ actionSheet, navigationBar, tabBar, button }: DefaultsOverride) {
  return {
    'action-sheet-max-height': lengthOf(actionSheet?.maxContentHeightPx),
    'navigation-bar-height':
      navigationBar?.heightPx === undefined ? undefined : navigationBarHeight(navigationBar.heightPx),
    'tab-bar-height': tabBar?.heightPx === undefined ? undefined : tabBarHeight(tabBar.heightPx),
    'tab-color': tabBar?.color,
    'tab-selected': tabBar?.selectedColor,
    accent: button?.color,
    'accent-label': button?.color,
    // White, as on the default colour. The style sheet has black for its own colours of the dark scheme with high contrast.
    'on-accent': button?.color && '#ffffff',
  }
}

const lengthOf = (px: number | undefined) => (px === undefined ? undefined : `${px}px`)
