import { beforeEach, describe, expect, test } from 'vitest'
import { page as browser, server } from 'vitest/browser'
import { categoryFolder } from '../testing/categoryFolder.ts'
import { atRest, components, folderOf, showDemo, stillWorld } from '../testing/demoApp.tsx'
import { scenes } from '../testing/scenes.ts'
import '../src/demo-page/demo-page.css'
import '../src/styles/showcase.css'
import './hiddenFrames.css'
import './pictures.css'
import { machineFonts } from './machineFonts.ts'

const pictures = Object.keys(
  import.meta.glob(['./pictures/*/*/*.png', '!./pictures/{screens,video,modal,rows,fields,tab-bar}/**'], {
    query: '?url',
  }),
)
const isRecording = server.config.snapshotOptions.updateSnapshot === 'all'

beforeEach(stillWorld)

describe.each(components)('%s', (name) => {
  test.for(['light-ltr', 'light-rtl', 'dark-ltr', 'dark-rtl'])('%s', async (look) => {
    const picture = `${await categoryFolder(name)}/${name}/${look}`
    expect(
      isRecording || pictures.includes(`./pictures/${picture}.png`),
      `There is no picture of ${name} yet. Record it with \`npm run test:visual -- --update -t ${name}\`, and look at it.`,
    ).toBe(true)
    await draw(name, look)
    if (look === 'light-ltr') expect([...(await machineFonts())], 'texts in fonts of this machine').toEqual([])
    await expect(browser.elementLocator(document.documentElement)).toMatchScreenshot(picture)
  })
})

test('each picture is of an existing component', () => {
  expect(pictures.filter((path) => !components.includes(folderOf(path)))).toEqual([])
})

/** Shows a demo, or the scene that stands for it, in a window that is as high as it is. */
async function draw(name: string, look: string): Promise<void> {
  const { act, isWindow } = scenes[name] ?? {}
  await browser.viewport(390, 844)
  document.documentElement.dir = look.endsWith('rtl') ? 'rtl' : 'ltr'
  const screen = await showDemo(name, look.startsWith('dark') ? 'dark' : 'light', act)
  const heightOf = () => screen.visiblePage().querySelector('.demo-body')?.getBoundingClientRect().height ?? 0
  const height = await atRest(heightOf)
  if (isWindow) return
  let changes = 0
  const watcher = new MutationObserver(() => changes++)
  watcher.observe(document.body, { subtree: true, childList: true, characterData: true })
  await browser.viewport(390, Math.ceil(height))
  // Some demos say how large their window is.
  await atRest(() => changes)
  watcher.disconnect()
}
