import axe from 'axe-core'
import { server } from 'vitest/browser'
import { forcedColors } from './forcedColors.ts'

/** A way of being shown, and the only rules that it can make a difference to once axe has looked at what is there. */
export interface Way {
  readonly name: string
  readonly theme?: 'dark'
  readonly dir?: 'rtl'
  readonly isForced?: true
  readonly only?: readonly string[]
}

export const light: Way = { name: 'light theme' }
export const dark: Way = { name: 'dark theme', theme: 'dark', only: ['color-contrast'] }
export const rtl: Way = {
  name: 'from right to left',
  dir: 'rtl',
  only: ['color-contrast', 'scrollable-region-focusable', 'target-size'],
}
export const forced: Way = { name: 'forced colours', isForced: true, only: ['color-contrast'] }

/**
 * Fails when axe-core finds anything in an element, colour contrast and target size included.
 *
 * It looks on the page's background, with the contrast `aa`: the literal colours of the specification are known to miss WCAG AA
 * as small text.
 *
 * @param ways How the element is shown, one after the other; the first is looked at with all rules.
 */
export async function expectNoAxeViolations(element: Element, ways: readonly Way[] = [light, dark]): Promise<void> {
  const root = document.documentElement
  const names = ['data-sw-theme', 'data-sw-contrast', 'dir', 'style']
  const before = names.map((name) => [name, root.getAttribute(name)] as const)
  root.dataset.swContrast = 'aa'
  const own = server.browser === 'webkit' ? styleButtons() : undefined
  root.style.cssText += 'background: var(--sw-page); color: var(--sw-label)'
  try {
    for (const { name, theme = 'light', dir, isForced, only } of ways) {
      root.dataset.swTheme = theme
      if (dir) root.dir = dir
      const freeColors = isForced && (await forcedColors())
      settleTransitions()
      const violations = await violationsOf(element, only)
      if (freeColors) await freeColors()
      if (violations.length > 0) throw new Error(`axe-core, ${name}:\n${violations.join('\n\n')}`)
    }
  } finally {
    own?.remove()
    for (const [name, value] of before) {
      if (value === null) root.removeAttribute(name)
      else root.setAttribute(name, value)
    }
  }
}

/** A test's own button without a style is light in WebKitGTK, with the white text of the dark theme. */
function styleButtons(): HTMLElement {
  const style = document.createElement('style')
  style.textContent = 'button:not([class]) { background: transparent; color: inherit }'
  return document.head.appendChild(style)
}

/** Ends colour transitions that the change of theme began, so that no colour is measured half-way. */
function settleTransitions(): void {
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
}

async function violationsOf(element: Element, only?: readonly string[]): Promise<string[]> {
  const { violations } = await axe.run(element, {
    resultTypes: ['violations'],
    ...(only ? { runOnly: [...only] } : { rules: { 'target-size': { enabled: true } } }),
  })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  )
}
