import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { page, server } from 'vitest/browser'
import { spokenElement, spokenTree } from '../../../packages/slipway/src/testing/setup/spokenTree.ts'
import recorded from '../../../spec/visual.json'
import { components, showDemo, stillWorld } from '../demos/demoApp.tsx'
import demoPage from '../src/demo-page/demo-page.css?inline'
import showcase from '../src/styles/showcase.css?inline'
import pictures from '../visual/pictures.css?inline'
import { type Press, scripts } from './scripts.ts'
import { here, tryArrows, walk } from './walk.ts'

const records = Object.keys(import.meta.glob('./records/*.txt', { query: '?url' }))
const isRecording = server.config.snapshotOptions.updateSnapshot === 'all'
// Another Chromium may say the same in other words. It walks through all of it as well, and compares nothing.
const isComparable = isRecording || navigator.userAgent.includes(`Chrome/${Number.parseInt(recorded.chromium, 10)}.`)

// Files share a page, which keeps style sheets: these would give the next ones the showcase's look.
const style = document.createElement('style')
style.textContent = [demoPage, showcase, pictures].join('\n')
beforeAll(() => void document.head.append(style))
afterAll(() => style.remove())

test.for(components)('%s', async (name) => {
  expect(
    isRecording || records.includes(`./records/${name}.txt`),
    `There is no record of ${name} yet. Make it with \`npm test spoken -- --update -t ${name}\`, and read it.`,
  ).toBe(true)
  await stillWorld()
  const { presses = [], settled } = scripts[name] ?? {}
  const { element, unmount } = await showDemo(name, 'light')
  const atFirst = await treeWith(settled)
  const heard = [...atFirst, '', '# Tab', '', ...(await walk(element))]
  unmount()
  for (const press of presses) heard.push('', `# ${press[0]}`, '', ...(await heardAfter(press, name, atFirst)))
  expect(heard).toContainEqual(expect.stringMatching(/^main /))
  if (isComparable) await expect(`${heard.join('\n')}\n`).toMatchFileSnapshot(`./records/${name}.txt`)
})

test('each record is of a component that is there', () => {
  const known = components.map((name) => `./records/${name}.txt`)
  expect(records.filter((path) => !known.includes(path))).toEqual([])
})

/** What is told once a button was pressed: a dialog and a walk through it, or what has come and gone, and the focus. */
async function heardAfter(
  [button, brings, focus]: Press,
  name: string,
  atFirst: readonly string[],
): Promise<readonly string[]> {
  const { unmount } = await showDemo(name, 'light', () => {
    const element = page.getByRole('button', { name: button, exact: true }).first().element() as HTMLElement
    element.focus()
    element.click()
  })
  const now = await treeWith(brings)
  const line = await vi.waitFor(async () => {
    const focused = await spokenElement(here())
    expect(focused).toContain(focus)
    return focused
  })
  const dialog = document.querySelector(':modal')
  const told = dialog ? now : [...minus(atFirst, now, '- '), ...minus(now, atFirst, '+ ')]
  const arrows = dialog ? undefined : await tryArrows(here(), line)
  const walked = dialog ? ['', '## Tab', '', ...(await walk(dialog))] : []
  unmount()
  return [...told, '', '## Focus', '', line, ...(arrows ? [arrows] : []), ...walked]
}

/** What is told of the document once a part of it is. */
function treeWith(part = ''): Promise<readonly string[]> {
  return vi.waitFor(async () => {
    const lines = await spokenTree()
    expect(`${lines.join('\n')}\n`).toContain(part)
    return lines
  })
}

/** The lines of one list that the other has not, each marked. */
function minus(lines: readonly string[], others: readonly string[], mark: string): readonly string[] {
  const left = [...others]
  return lines.flatMap((line) => {
    const at = left.indexOf(line)
    if (at >= 0) left.splice(at, 1)
    return at < 0 ? [`${mark}${line.trim()}`] : []
  })
}
