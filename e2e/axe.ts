import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { expect } from './fixtures.ts'

/** Display settings, and the rules that can give another result with them. Without `only`, axe checks all rules. */
export interface DisplaySettings {
  readonly name: string
  readonly colorScheme?: 'dark'
  readonly forcedColors?: 'active'
  readonly dir?: 'rtl'
  readonly only?: readonly string[]
}

export const light: DisplaySettings = { name: 'light' }
export const dark: DisplaySettings = { name: 'dark', colorScheme: 'dark', only: ['color-contrast'] }
export const rtl: DisplaySettings = {
  name: 'from right to left',
  dir: 'rtl',
  only: ['color-contrast', 'scrollable-region-focusable'],
}
export const forced: DisplaySettings = { name: 'forced colours', forcedColors: 'active', only: ['color-contrast'] }

/** Dark and right to left together, to save a run. Colours do not depend on the direction. */
export const darkRtl: DisplaySettings = { ...rtl, name: 'dark, from right to left', colorScheme: 'dark' }

/** Fails if axe-core finds violations on the page. */
export async function expectNoViolations(
  page: Page,
  what: string,
  settings: readonly DisplaySettings[] = [light, dark],
): Promise<void> {
  // In a transition, two pages are visible, each with a main landmark.
  await expect(page.locator('.sw-page[data-behind]:not([data-covered])')).toHaveCount(0)
  // axe cannot measure contrast on gradients. These gradients only shade an edge, and text is on the colour below them.
  await page.evaluate(() => {
    // A constructed style sheet, because the content security policy of the build blocks inline styles.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.code, .docs-table { background-image: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  for (const { name, colorScheme = 'light', forcedColors = 'none', dir = 'ltr', only } of settings) {
    await page.emulateMedia({ colorScheme, forcedColors })
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), dir)
    const rules = only ? { runOnly: [...only] } : {}
    expect(await page.evaluate(violations, rules), `${what}, ${name}`).toEqual([])
  }
}

async function violations(rules: RunOptions): Promise<object[]> {
  // Contrast cannot be measured during a colour transition between two themes. Browsers pause the transitions of a covered page,
  // so these never finish.
  const isCovered = ({ effect }: Animation) =>
    effect instanceof KeyframeEffect && effect.target?.closest('[data-covered]') != null
  const changes = document
    .getAnimations()
    .filter((animation) => animation instanceof CSSTransition && !isCovered(animation))
  await Promise.allSettled(changes.map(({ finished }) => finished))
  const found = await (globalThis as unknown as { axe: typeof axe }).axe.run({
    ...rules,
    resultTypes: ['violations'],
    // The document in a web view has an opaque origin, to which axe cannot send messages.
    iframes: false,
  })
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })),
  )
}
