import { describe, expect, test, vi } from 'vitest'
import {
  dark,
  expectNoAxeViolations,
  forced,
  light,
  rtl,
} from '../../../packages/slipway/src/testing/internal/environment/axe.ts'
import { showDemo, stillWorld } from '../demos/demoApp.tsx'
import { buttonOf, press, showPressed, treeWith } from './pressed.ts'
import { scripts } from './scripts.ts'
import { withShowcaseLook } from './showcaseLook.ts'

// Each demo as it is at first is looked at in the journeys: this is what its buttons bring.
withShowcaseLook()

const ways = [light, dark, rtl, forced]

const pressed = Object.entries(scripts).flatMap(([name, { presses = [] }]) =>
  presses.length > 0 ? [{ name, presses }] : [],
)

describe.each(pressed)('axe-core finds nothing in $name', ({ name, presses }) => {
  test.for(presses)('after %s, in light and dark, from right to left, in forced colours', async ([button, brings]) => {
    await stillWorld()
    await showPressed(name, button)
    await vi.waitFor(() => treeWith(brings))
    await expectNoAxeViolations(document.documentElement, ways)
  })
})

/** What presses on buttons of a demo bring beyond what is recorded: their names, one after the other, and where that is then. */
type State = readonly [buttons: readonly string[], brings: string]

const each = (brings: string, ...buttons: readonly string[]): readonly State[] =>
  buttons.map((button) => [[button], brings])

const twoOf = (button: string, second = 'One more above'): State => [[button, second], ':modal ~ :modal']

const states: Readonly<Record<string, readonly State[]>> = {
  'action-sheet': each(':modal', 'Plain', 'With a title and one that destroys', 'Long'),
  'bottom-sheet': [
    ...each(':modal', 'As high as its content', 'Without a title', 'A drag does not close it', 'Empty'),
    twoOf('As high as its content'),
  ],
  dialog: [...each(':modal', 'A notice'), [['One that takes its time', 'OK'], '[data-loading]']],
  'floating-button': [
    ...each('.sw-floating-button[data-loading]', 'Loading'),
    ...each('.sw-floating-button:disabled', 'Disabled'),
  ],
  popup: [
    ...each(':modal', 'Bottom', 'Top', 'End', 'Centre', 'Without mask', 'Close button only'),
    twoOf('Bottom', 'Open another popup'),
  ],
  'swipe-cell': each('.sw-swipe-cell[data-open] [data-confirming]', 'Delete'),
  toast: each('.sw-toast-card', 'Text', 'Loading, for three seconds', 'Long text'),
}

test.for(Object.entries(states))('axe-core finds nothing in what else %s shows', async ([name, reached]) => {
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
})
