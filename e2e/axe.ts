import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { expect } from './fixtures.ts'

/** A way of being shown, and the only rules that it can make a difference to once axe has looked at what is there. */
export interface Way {
  readonly name: string
  readonly colorScheme?: 'dark'
  readonly forcedColors?: 'active'
  readonly dir?: 'rtl'
  readonly only?: readonly string[]
}

export const light: Way = { name: 'light' }
export const dark: Way = { name: 'dark', colorScheme: 'dark', only: ['color-contrast'] }
export const rtl: Way = {
  name: 'from right to left',
  dir: 'rtl',
  only: ['color-contrast', 'scrollable-region-focusable'],
}
export const forced: Way = { name: 'forced colours', forcedColors: 'active', only: ['color-contrast'] }

/** Both at once, as the colors do not depend on the direction: a run that takes less time. */
export const darkRtl: Way = { ...rtl, name: 'dark, from right to left', colorScheme: 'dark' }

/** Fails for what axe-core finds on what is shown. */
export async function expectNoViolations(
  page: Page,
  what: string,
  ways: readonly Way[] = [light, dark],
): Promise<void> {
  // Of text on a gradient axe cannot tell the contrast. These shade an edge only, and text lies on the colour below them.
  await page.evaluate(() => {
    // A constructed style sheet, because the policy of the build blocks an inline one.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.code, .docs-table { background-image: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  for (const { name, colorScheme = 'light', forcedColors = 'none', dir = 'ltr', only } of ways) {
    await page.emulateMedia({ colorScheme, forcedColors })
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), dir)
    const rules = only ? { runOnly: [...only] } : {}
    expect(await page.evaluate(violations, rules), `${what}, ${name}`).toEqual([])
  }
}

async function violations(rules: RunOptions): Promise<object[]> {
  // On its way from one theme to the other a colour has no contrast to be measured.
  const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  await Promise.allSettled(changes.map(({ finished }) => finished))
  const found = await (globalThis as unknown as { axe: typeof axe }).axe.run({ ...rules, resultTypes: ['violations'] })
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })),
  )
}
