import { defineApp, page } from 'slipway'
import { renderApp } from 'slipway/testing'
import { expect, onTestFinished, test } from 'vitest'
import { server } from 'vitest/browser'
import { createMemoryPlaces } from '../../../packages/slipway/src/testing/internal/apps/locationApp.tsx'
import { stubNavigator } from '../../../packages/slipway/src/testing/internal/fakes/stubNavigator.ts'
import recorded from '../../../spec/visual.json'
import { stillWorld } from '../testing/demoApp.tsx'
import { expectSameLines } from './expectSameLines.ts'
import { treeWith } from './pressed.ts'
import { withShowcaseLook } from './showcaseLook.ts'
import { untilRecorded } from './untilRecorded.ts'
import { walk } from './walk.ts'

const records = import.meta.glob<string>('./records/screens/*.txt', { query: '?raw', import: 'default' })
const isRecording = server.config.snapshotOptions.updateSnapshot === 'all'
const isComparable = isRecording || navigator.userAgent.includes(`Chrome/${Number.parseInt(recorded.chromium, 10)}.`)

/** System screens by name: their addresses, and a part of the lines that appears once they have settled. */
const screens: readonly (readonly [name: string, url: string, settled: string])[] = [
  ['open-location', '/open-location?latitude=48.8584&longitude=2.2945&name=Eiffel%20Tower&address=Paris', 'Copy'],
  ['choose-location', '/choose-location?latitude=38.7223&longitude=-9.1393', 'Place 20'],
  ['choose-location-search', '/choose-location?latitude=38.7223&longitude=-9.1393&keyword=Cafe', 'Cafe 20'],
  ['preview-image', '/preview-image?urls=%2Fnone.png', 'image'],
]

/** The runtime's own live regions, which exist since the first announcement in the document. */
const emptyRegions = ['status live=polite', 'alert live=assertive']

withShowcaseLook()

test.for(screens)('%s', async ([name, url, settled]) => {
  const file = `./records/screens/${name}.txt`
  expect(
    isRecording || file in records,
    `There is no record of ${name} yet. Make it with \`npm test spoken -- --update -t ${name}\`, and read it.`,
  ).toBe(true)
  await stillWorld()
  // Without a position of the user, as if the user had denied access.
  stubNavigator('geolocation', {
    getCurrentPosition: (_: unknown, fail: (error: object) => void) => fail({ code: 1, message: 'denied' }),
  })
  const record = isComparable && !isRecording ? await records[file]?.() : undefined
  const until = untilRecorded(record)
  const home = page({ load: async () => ({ default: () => null }), title: 'Home' })
  const app = defineApp({ pages: { '/': home }, mapProvider: createMemoryPlaces().provider })
  const { visiblePage, unmount } = await renderApp(app, { url })
  onTestFinished(unmount)
  const atFirst = await until(
    async () => (await treeWith(settled)).filter((line) => !emptyRegions.includes(line)),
    (whole, lines) => whole.startsWith([...lines, '', '# Tab', ''].join('\n')),
  )
  const announced = [...atFirst, '', '# Tab', '', ...(await walk(visiblePage(), until))]
  expect(announced).toContainEqual(expect.stringMatching(/^main /))
  if (!isComparable) return
  if (record !== undefined) expectSameLines(record, announced)
  await expect(`${announced.join('\n')}\n`).toMatchFileSnapshot(file)
})

test('each record is of a screen', () => {
  const known = screens.map(([name]) => `./records/screens/${name}.txt`)
  expect(Object.keys(records).filter((path) => !known.includes(path))).toEqual([])
})
