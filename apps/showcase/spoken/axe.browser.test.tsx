import { describe, expect, test, vi } from 'vitest'
import {
  dark,
  expectNoAxeViolations,
  forced,
  light,
  rtl,
} from '../../../packages/slipway/src/testing/internal/environment/axe.ts'
import { showDemo, stillWorld } from '../testing/demoApp.tsx'
import { buttonOf, press, showPressed, treeWith } from './pressed.ts'
import { scripts } from './scripts.ts'
import { withShowcaseLook } from './showcaseLook.ts'

// The journeys check the initial state of each demo; this file checks the state after presses.
withShowcaseLook()

const ways = [light, dark, rtl, forced]

const pressed = Object.entries(scripts).flatMap(([name, { presses = [] }]) =>
  presses.length > 0 ? [{ name, presses }] : [],
)

describe.each(pressed)('axe-core reports no violations in $name', ({ name, presses }) => {
  test.for(presses)('after %s, in light and dark, from right to left, in forced colours', async ([button, brings]) => {
    await stillWorld()
    await showPressed(name, button)
    await vi.waitFor(() => treeWith(brings))
    await expectNoAxeViolations(document.documentElement, ways)
  })
})

/** Presses on buttons of a demo that are not recorded: their names, in order, and a selector for the result. */
type State = readonly [buttons: readonly string[], brings: string]

const each = (brings: string, ...buttons: readonly string[]): readonly State[] =>
  buttons.map((button) => [[button], brings])

const twoOf = (button: string, second = 'One more above'): State => [[button, second], ':modal ~ :modal']

const states: Readonly<Record<string, readonly State[]>> = {
  'action-sheet': each(':modal', 'Basic', 'With a title and a destructive action', 'Long list'),
  'bottom-sheet': [
    ...each(':modal', 'Height of the content', 'Without a title', 'Not closed by a drag', 'Empty'),
    [['Height of the content', 'Open another sheet'], ':modal ~ :modal'],
  ],
  dialog: [...each(':modal', 'Without a Cancel button'), [['Asynchronous confirmation', 'OK'], '[data-loading]']],
  'floating-button': [
    ...each('.sw-floating-button[data-loading]', 'Loading'),
    ...each('.sw-floating-button:disabled', 'Disabled'),
  ],
  popup: [
    ...each(':modal', 'Bottom', 'Top', 'End', 'Centre', 'Without mask', 'Close button only'),
    twoOf('Bottom', 'Open another popup'),
  ],
  'swipe-cell': each('.sw-swipe-cell[data-open] [data-confirming]', 'Delete'),
  toast: each('.sw-toast-card', 'Text', 'Loading for three seconds', 'Long text'),
}

test.for(Object.entries(states))(
  'axe-core reports no violations in the other states of %s',
  async ([name, reached]) => {
    await stillWorld()
    for (const [[first = '', ...more], brings] of reached) {
      const { unmount } = await showDemo(name, 'light', () => press(first))
      for (const button of more) {
        await expect.element(buttonOf(button)).toBeVisible()
        press(button)
      }
      const shown = await vi.waitUntil(() => document.querySelector(brings))
      await expectNoAxeViolations(shown.closest('dialog') ?? shown, ways)
      unmount()
    }
  },
)
