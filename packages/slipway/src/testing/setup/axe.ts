import axe from 'axe-core'
import { server } from 'vitest/browser'
import { forcedColors } from './forcedColors.ts'

const themes = ['light', 'dark'] as const

/**
 * Fails when axe-core finds anything in an element, colour contrast and target size included.
 *
 * It looks in the light and in the dark theme, on the page's background, with the contrast `aa`: the literal colours of
 * the specification are known to miss WCAG AA as small text.
 */
export async function expectNoAxeViolations(element: Element): Promise<void> {
  const root = document.documentElement
  const before = ['data-sw-theme', 'data-sw-contrast', 'style'].map((name) => [name, root.getAttribute(name)] as const)
  root.dataset.swContrast = 'aa'
  const own = server.browser === 'webkit' ? styleButtons() : undefined
  root.style.cssText += 'background: var(--sw-page); color: var(--sw-label)'
  try {
    for (const theme of themes) {
      root.dataset.swTheme = theme
      // From one theme to the other only colours change.
      await expectNone(element, `${theme} theme`, theme === 'light' ? undefined : ['color-contrast'])
    }
  } finally {
    own?.remove()
    for (const [name, value] of before) {
      if (value === null) root.removeAttribute(name)
      else root.setAttribute(name, value)
    }
  }
}

/** Fails when axe-core finds anything in an element: light, dark, from right to left, and in the system's colours. */
export async function expectNoAxeViolationsAnyWay(element: Element): Promise<void> {
  await expectNoAxeViolations(element)
  const root = document.documentElement
  const before = root.getAttribute('dir')
  root.dir = 'rtl'
  try {
    // The other way round only places change, and what lies over what.
    await expectNone(element, 'from right to left', ['color-contrast', 'scrollable-region-focusable', 'target-size'])
  } finally {
    if (before === null) root.removeAttribute('dir')
    else root.dir = before
  }
  const stop = await forcedColors()
  await expectNone(element, 'forced colours', ['color-contrast'])
  await stop()
}

async function expectNone(element: Element, way: string, only: string[] | undefined): Promise<void> {
  settleTransitions()
  const violations = await violationsOf(element, only)
  if (violations.length > 0) throw new Error(`axe-core, ${way}:\n${violations.join('\n\n')}`)
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

async function violationsOf(element: Element, only?: string[]): Promise<string[]> {
  const { violations } = await axe.run(element, {
    resultTypes: ['violations'],
    ...(only ? { runOnly: only } : { rules: { 'target-size': { enabled: true } } }),
  })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  )
}
