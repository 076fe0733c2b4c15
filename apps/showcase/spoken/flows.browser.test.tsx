import { defineApp, page } from 'slipway'
import { renderApp } from 'slipway/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, server, userEvent } from 'vitest/browser'
import {
  ActionForm,
  LibraryForm,
  NativeForm,
} from '../../../packages/slipway/src/testing/internal/apps/twelveFields.tsx'
import { spokenElement } from '../../../packages/slipway/src/testing/internal/spoken/spokenTree.ts'
import recorded from '../../../spec/visual.json'
import { stillWorld } from '../testing/demoApp.tsx'
import { expectSameLines, minus } from './expectSameLines.ts'
import { treeWith } from './pressed.ts'
import { withShowcaseLook } from './showcaseLook.ts'
import { here } from './walk.ts'

const records = import.meta.glob<string>('./records/flows/*.txt', { query: '?raw', import: 'default' })
const isRecording = server.config.snapshotOptions.updateSnapshot === 'all'
const isComparable = isRecording || navigator.userAgent.includes(`Chrome/${Number.parseInt(recorded.chromium, 10)}.`)

/** Forms with twelve fields, by what validates them. */
const forms = { 'form-native': NativeForm, 'form-zod': LibraryForm, 'form-action': ActionForm }
/** Error of an empty name in each form, and of an address without a server. */
const errors = {
  'form-native': ['Please fill out this field.', "Please include an '@'"],
  'form-zod': ['Enter your name.', 'Enter an e-mail address.'],
  // The browser checks the type of the address before the action is called.
  'form-action': ['Enter your name.', "Please include an '@'"],
} as const

withShowcaseLook()

test.for(['form-native', 'form-zod', 'form-action'] as const)('%s', async (name) => {
  const file = `./records/flows/${name}.txt`
  expect(
    isRecording || file in records,
    `There is no record of ${name} yet. Make it with \`npm test spoken -- --update -t ${name}\`, and read it.`,
  ).toBe(true)
  await stillWorld()
  await screen.viewport(820, 1_100)
  const Form = forms[name]
  const home = page({ load: async () => ({ default: () => <Form onSend={() => undefined} /> }), title: 'Booking' })
  const { unmount } = await renderApp(defineApp({ pages: { '/': home } }))
  onTestFinished(unmount)
  const field = (label: string) => screen.getByRole('textbox', { name: label }).element() as HTMLElement
  const [missing, wrong] = errors[name]

  let lines = await treeWith('button "Book"')
  const announced = [...lines]
  /** Adds the changed lines and the element with the focus, once they contain the error. */
  const add = async (title: string, error: string) => {
    const next = await vi.waitFor(async () => {
      expect(await spokenElement(here())).toContain(error)
      return treeWith(error)
    })
    announced.push('', `# ${title}`, '', ...minus(lines, next, '- '), ...minus(next, lines, '+ '))
    announced.push('', `focus: ${await spokenElement(here())}`)
    lines = next
  }
  field('Name').focus()
  await userEvent.keyboard('{Enter}')
  await add('Enter in an empty form', missing)
  await userEvent.keyboard('Ada')
  field('E-mail').focus()
  await userEvent.keyboard('ada{Enter}')
  await add('A name, an incomplete address, Enter', wrong)
  if (!isComparable) return
  const record = isRecording ? undefined : await records[file]?.()
  if (record !== undefined) expectSameLines(record, announced)
  await expect(`${announced.join('\n')}\n`).toMatchFileSnapshot(file)
})

test('each record is of a form', () => {
  const known = Object.keys(forms).map((name) => `./records/flows/${name}.txt`)
  expect(Object.keys(records).filter((path) => !known.includes(path))).toEqual([])
})
