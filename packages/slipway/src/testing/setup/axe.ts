import axe from 'axe-core'
import { server } from 'vitest/browser'

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
      settleTransitions()
      // From one theme to the other only colours change.
      const violations = await violationsOf(element, theme === 'light' ? undefined : ['color-contrast'])
      if (violations.length > 0) throw new Error(`axe-core, ${theme} theme:\n${violations.join('\n\n')}`)
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

async function violationsOf(element: Element, only?: string[]): Promise<string[]> {
  const { violations } = await axe.run(element, {
    resultTypes: ['violations'],
    ...(only ? { runOnly: only } : { rules: { 'target-size': { enabled: true } } }),
  })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  )
}
