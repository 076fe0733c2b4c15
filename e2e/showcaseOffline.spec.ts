import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { root } from '../scripts/lib/root.ts'
import { expect, test } from './fixtures.ts'
import { startDeployServer } from './offline/deployServer.ts'
import { workerInUse } from './offline/workerInUse.ts'
import { demos, tabs } from './pages.ts'

test.use({ serviceWorkers: 'allow' })

/** Pages that are opened: of each kind some, and all of them in the long tests. */
const opened = [...tabs, ...demos.filter((_, index) => process.env.SLIPWAY_LONG || index % 20 === 0)]

test('with the server stopped after the first visit, all files of the showcase are there, and pages that were not visited open', async ({
  page,
  allowConsole,
}) => {
  // A demo of an image that does not exist, the sandboxed frame of a web view, which no worker serves, and detailed maps.
  allowConsole(/Failed to load resource/)
  test.setTimeout(process.env.SLIPWAY_LONG ? 600_000 : 120_000)
  const folder = join(root, 'apps', 'showcase', 'dist')
  const server = await startDeployServer(folder)
  await page.goto(server.address)
  await workerInUse(page)
  await server.stop()
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length).split(sep).join('/'))
  // Detailed maps are stored when they are used, and the other files are for servers.
  const wanted = files.filter((file) => !/\/large\w+-|\.map$|\/\.|404\.html$|sw\.js$|robots|sitemap/.test(file))
  const missing = await page.evaluate(async (paths) => {
    const found = await Promise.all(
      paths.map((path) =>
        fetch(encodeURI(path)).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    )
    return paths.filter((_, index) => !found[index])
  }, wanted)
  expect(missing).toEqual([])
  expect(wanted.length).toBeGreaterThan(200)
  for (const { path, title } of opened) {
    await page.goto(server.address + path)
    await expect(page.locator('#app').getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  }
})
