import axe from 'axe-core'
import { server } from 'vitest/browser'
import { forcedColors } from './forcedColors.ts'

/** A display mode. `only` lists the axe rules whose result can differ from the first mode, which is checked with all rules. */
export interface DisplayMode {
  readonly name: string
  readonly theme?: 'dark'
  readonly dir?: 'rtl'
  readonly isForced?: true
  readonly only?: readonly string[]
}

export const light: DisplayMode = { name: 'light theme' }
export const dark: DisplayMode = { name: 'dark theme', theme: 'dark', only: ['color-contrast'] }
export const rtl: DisplayMode = {
  name: 'from right to left',
  dir: 'rtl',
  only: ['color-contrast', 'scrollable-region-focusable', 'target-size'],
}
export const forced: DisplayMode = { name: 'forced colours', isForced: true, only: ['color-contrast'] }

/**
 * Throws if axe-core finds a violation in an element, including colour contrast and target size.
 *
 * The check uses the page's background and the contrast `aa`, because small text in the literal colours of the specification
 * fails WCAG AA.
 *
 * @param modes Display modes of the element, checked in this order; the first is checked with all rules.
 */
export async function expectNoAxeViolations(
  element: Element,
  modes: readonly DisplayMode[] = [light, dark],
): Promise<void> {
  const root = document.documentElement
  const names = ['data-sw-theme', 'data-sw-contrast', 'dir', 'style']
  const before = names.map((name) => [name, root.getAttribute(name)] as const)
  root.dataset.swContrast = 'aa'
  const own = server.browser === 'webkit' ? styleButtons() : undefined
  root.style.cssText += 'background: var(--sw-page); color: var(--sw-label)'
  try {
    for (const { name, theme = 'light', dir, isForced, only } of modes) {
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

/** Makes unstyled buttons of tests transparent: in WebKitGTK they are light, with the white text of the dark theme. */
function styleButtons(): HTMLElement {
  const style = document.createElement('style')
  style.textContent = 'button:not([class]) { background: transparent; color: inherit }'
  return document.head.appendChild(style)
}

/**
 * Finishes the colour transitions that the change of theme started, so that axe measures the final colours. The end of an element's
 * transition changes the colour that its children inherit, which may start theirs.
 */
function settleTransitions(): void {
  const running = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  for (let transitions = running(); transitions.length > 0; transitions = running())
    for (const transition of transitions) transition.finish()
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
