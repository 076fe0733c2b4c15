import { expect, test } from 'vitest'
import { server } from 'vitest/browser'
import { spokenElement } from '../../../packages/slipway/src/testing/internal/spoken/spokenTree.ts'
import recorded from '../../../spec/visual.json'
import { categoryFolder } from '../testing/categoryFolder.ts'
import { components, showDemo, stillWorld } from '../testing/demoApp.tsx'
import { expectSameLines, minus } from './expectSameLines.ts'
import { showPressed, treeWith } from './pressed.ts'
import { type Press, scripts } from './scripts.ts'
import { withShowcaseLook } from './showcaseLook.ts'
import { hasLines, type ReadUntilRecorded, untilRecorded } from './untilRecorded.ts'
import { here, tryArrows, walk } from './walk.ts'

const records = import.meta.glob<string>(['./records/*/*.txt', '!./records/{screens,flows}/*'], {
  query: '?raw',
  import: 'default',
})
const fileOf = async (name: string) => `./records/${await categoryFolder(name)}/${name}.txt`
const isRecording = server.config.snapshotOptions.updateSnapshot === 'all'
// Another Chromium may say the same in other words. It walks through all of it as well, and compares nothing.
const isComparable = isRecording || navigator.userAgent.includes(`Chrome/${Number.parseInt(recorded.chromium, 10)}.`)

withShowcaseLook()

test.for(components)('%s', async (name) => {
  const file = await fileOf(name)
  expect(
    isRecording || file in records,
    `There is no record of ${name} yet. Make it with \`npm test spoken -- --update -t ${name}\`, and read it.`,
  ).toBe(true)
  await stillWorld()
  const { presses = [], settled } = scripts[name] ?? {}
  const record = isComparable && !isRecording ? await records[file]?.() : undefined
  const until = untilRecorded(record)
  const { element, unmount } = await showDemo(name, 'light')
  const atFirst = await until(
    () => treeWith(settled),
    (whole, lines) => whole.startsWith([...lines, '', '# Tab', ''].join('\n')),
  )
  const announced = [...atFirst, '', '# Tab', '', ...(await walk(element, until))]
  unmount()
  for (const press of presses)
    announced.push('', `# ${press[0]}`, '', ...(await announcedAfter(press, name, atFirst, until)))
  expect(announced).toContainEqual(expect.stringMatching(/^main /))
  if (!isComparable) return
  if (record !== undefined) expectSameLines(record, announced)
  await expect(`${announced.join('\n')}\n`).toMatchFileSnapshot(file)
})

test('each record is of an existing component', async () => {
  const known = await Promise.all(components.map(fileOf))
  expect(Object.keys(records).filter((path) => !known.includes(path))).toEqual([])
})

/** Returns the announced lines after a button was pressed: a dialog and a walk through it, or the changed lines, and the focus. */
async function announcedAfter(
  [button, brings, focus]: Press,
  name: string,
  atFirst: readonly string[],
  until: ReadUntilRecorded,
): Promise<readonly string[]> {
  const { unmount } = await showPressed(name, button)
  const dialog = () => document.querySelector(':modal')
  const changes = await until(
    async () => {
      const now = await treeWith(brings)
      return dialog() ? now : [...minus(atFirst, now, '- '), ...minus(now, atFirst, '+ ')]
    },
    (record, lines) => hasLines(record, [`# ${button}`, '', ...lines, '', '## Focus']),
  )
  const line = await until(
    async () => {
      const focused = await spokenElement(here())
      expect(focused).toContain(focus)
      return focused
    },
    (record, focused) => hasLines(record, ['## Focus', '', focused]),
  )
  const shown = dialog()
  const arrows = shown ? undefined : await tryArrows(here(), line, until)
  const walked = shown ? ['', '## Tab', '', ...(await walk(shown, until))] : []
  unmount()
  return [...changes, '', '## Focus', '', line, ...(arrows ? [arrows] : []), ...walked]
}
