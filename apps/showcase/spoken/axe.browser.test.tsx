import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoAxeViolationsAnyWay } from '../../../packages/slipway/src/testing/setup/axe.ts'
import { showDemo, stillWorld } from '../demos/demoApp.tsx'
import demoPage from '../src/demo-page/demo-page.css?inline'
import showcase from '../src/styles/showcase.css?inline'

/** What presses on buttons of a demo bring: their names, one after the other, and where that is then. */
type State = readonly [buttons: string | readonly string[], brings: string]

const each = (brings: string, ...buttons: readonly string[]): readonly State[] =>
  buttons.map((button) => [button, brings])

/** The states of demos that are not there at first, where a journey looks at each of them. */
const states: Readonly<Record<string, readonly State[]>> = {
  'action-sheet': each(
    ':modal',
    'Plain',
    'With a title and one that destroys',
    'With descriptions, one disabled',
    'Long',
  ),
  'bottom-sheet': each(
    ':modal',
    'As high as its content',
    'Half and almost whole',
    'Without a title',
    'A drag does not close it',
    'Empty',
  ).concat([[['As high as its content', 'One more above'], ':modal ~ :modal']]),
  collapse: each('[data-open] .sw-collapse', 'With another one inside'),
  dialog: [
    ...each(':modal', 'Delete a draft', 'A notice', 'A long text', 'With a field'),
    [['One that takes its time', 'OK'], '[data-loading]'],
  ],
  'floating-button': [
    ['New note', '[role=menu]'],
    ['Loading', '.sw-floating-button[data-loading]'],
    ['Disabled', '.sw-floating-button:disabled'],
  ],
  form: [['Book', '[aria-invalid=true]']],
  overlay: each(':modal', 'Open: bottom'),
  'page-container': each(':modal', 'From the bottom'),
  picker: each(':modal', 'Tea Choose a tea', 'Day Choose a day', 'Time 07:30', 'Wine Choose a wine'),
  popup: each(
    ':modal',
    'From below',
    'From above',
    'From the left',
    'From the right',
    'In the middle',
    'Long text',
    'Nothing dimmed',
    'Only its button closes it',
  ).concat([[['From below', 'One more above'], ':modal ~ :modal']]),
  'swipe-cell': [['Delete', '.sw-swipe-cell[data-open] [data-asked]']],
  toast: each('.sw-toast-card', 'Text', 'Success', 'Error', 'Loading, for three seconds', 'Long text'),
  uploader: [['Send', '.sw-uploader[aria-invalid=true]']],
}

// Files share a page, which keeps style sheets: these would give the next ones the showcase's look.
const style = document.createElement('style')
style.textContent = [demoPage, showcase].join('\n')
beforeAll(() => void document.head.append(style))
afterAll(() => style.remove())

test.for(Object.entries(states))('axe-core finds nothing in any state of the demo of %s', async ([name, reached]) => {
  await stillWorld()
  for (const [buttons, brings] of reached) {
    const [first = '', ...more] = [buttons].flat()
    const { unmount } = await showDemo(name, 'light', () => press(first))
    for (const button of more) {
      await expect.element(buttonOf(button)).toBeVisible()
      press(button)
    }
    const shown = await vi.waitUntil(() => document.querySelector(brings))
    await expectNoAxeViolationsAnyWay(shown.closest('dialog') ?? shown)
    unmount()
  }
})

const buttonOf = (name: string) => page.getByRole('button', { name, exact: true }).first()

function press(name: string): void {
  const button = buttonOf(name).element() as HTMLElement
  button.focus()
  button.click()
}
