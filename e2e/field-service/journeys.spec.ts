import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { darkRtl, expectNoViolations, light } from '../axe.ts'
import { expect, sizes, test } from '../fixtures.ts'
import type { DeployServer } from '../offline/deployServer.ts'
import { workerInUse } from '../offline/workerInUse.ts'
import { buildDeployments, folderOf } from './deployments.ts'
import { startFieldServer } from './fieldServer.ts'

let server: DeployServer
test.beforeAll(async () => {
  await buildDeployments('first', 'second')
  server = await startFieldServer()
})
test.afterAll(() => server.stop())

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const tab = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true })
const job = (page: Page, title: string) => page.getByRole('link', { name: new RegExp(title) }).first()
/** The page on top. */
const top = (page: Page) => page.locator('.sw-page').last()

async function signIn(page: Page, user: string, path = '/') {
  await page.goto(server.address + path)
  await page.getByRole('textbox', { name: 'User' }).fill(user)
  await page.getByRole('textbox', { name: 'Password' }).fill('field')
  await button(page, 'Sign in').click()
  await expect(heading(page, 'Field service')).toBeHidden()
}

for (const [size, use] of Object.entries(sizes))
  test.describe(`on a ${size}`, () => {
    test.use(use)

    test('a technician opens a job by its link, arrives, and writes the report', async ({ page, allowConsole }) => {
      allowConsole(/422/)
      const id = size === 'phone' ? 5 : 9
      await signIn(page, 'ada', `/job/${id}`)
      await button(page, 'I am on site').click()
      await button(page, 'Write the report').click()
      await expect(heading(page, 'Report')).toBeVisible()
      const form = page.locator('[data-path="/job/:id/report"] form')
      await form.getByRole('button', { name: 'Send', exact: true }).click()
      await expect(form.locator('.sw-form-summary li')).toHaveCount(8)
      await expect(form.getByRole('button', { name: /^Arrival and end/ })).toBeFocused()

      await enterTimes(page, 'Arrival and end', { From: '112220260900AM', To: '112220261000AM' })
      await form.getByRole('button', { name: /^Device/ }).click()
      await page.getByRole('option', { name: 'Lift' }).click()
      await form.getByRole('textbox', { name: 'Serial number' }).fill('SN-1')
      await form.getByRole('button', { name: 'Increase Helpers' }).click()
      await form.getByRole('radio', { name: '4 of 5' }).check()
      await form.getByText('Power is off').click()
      await form.getByRole('radio', { name: 'Come again' }).check()
      await form.getByText('By card').click()
      await form.getByRole('switch', { name: 'The customer has accepted the work' }).check()
      await form.getByRole('textbox', { name: 'Code of the customer' }).fill('4815')
      await form.getByRole('button', { name: 'Send', exact: true }).click()

      // The server knows another rule than the app.
      await expect(form.getByText('The arrival is before the day of the job.').first()).toBeVisible()
      await enterTimes(page, 'Arrival and end', { From: '112420260900AM', To: '112420261000AM' })
      await form.getByRole('button', { name: 'Send', exact: true }).click()
      await expect(page.getByText('The report has been sent')).toBeVisible()
      await expect(page.getByText('This job is done.')).toBeVisible()
    })

    test('a deep link of a dispatcher leads to the new job, which is then in the list', async ({ page }) => {
      const title = `Pump on a ${size}`
      await signIn(page, 'grace', '/new')
      await expect(heading(page, 'New job')).toBeVisible()
      await page.getByRole('textbox', { name: 'Title' }).fill(title)
      await page.getByRole('textbox', { name: 'Customer' }).fill('Mercado')
      await page.getByRole('textbox', { name: 'Street' }).fill('Rua Nova 1')
      await enterTimes(page, 'Start', { Start: '112020260900AM' })
      await page.getByRole('button', { name: /^Technician/ }).click()
      await page.getByRole('option', { name: 'Noor Haddad' }).click()
      await button(page, 'Save').click()
      await expect(page.getByText('Saved')).toBeVisible()
      await expect(job(page, title)).toBeVisible()
    })
  })

/** Types dates and times into the groups of a picker, and confirms them. */
async function enterTimes(page: Page, name: string, times: Readonly<Record<string, string>>) {
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  const dialog = page.getByRole('dialog', { name })
  for (const [group, time] of Object.entries(times)) {
    await dialog.getByRole('group', { name: group, exact: true }).getByRole('spinbutton').first().focus()
    await page.keyboard.type(time)
  }
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
}

test('the list loads more, filters, searches, and says that nothing matches', async ({ page }) => {
  await signIn(page, 'grace')
  await expect(page.getByRole('listitem').first()).toBeVisible()
  const loaded = new Set<string>()
  page.on('response', (response) => loaded.add(new URL(response.url()).search))
  for (let turn = 0; turn < 12; turn++) await page.mouse.wheel(0, 1_200)
  await expect.poll(() => [...loaded].some((query) => query.includes('page=2'))).toBe(true)
  await page.getByRole('radio', { name: 'On site' }).check()
  await expect(job(page, 'Heat pump makes a noise')).toBeVisible()
  await page.getByRole('searchbox').fill('nothing like this')
  await expect(page.getByText('No job matches the filter and the search.')).toBeVisible()
})

test('a technician sees neither the team nor jobs of others, and no button for a new one', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/)
  await signIn(page, 'ada', '/job/4')
  await expect(page.getByText('There is no such job')).toBeVisible()
  await page.goto(`${server.address}/team`)
  await expect(heading(page, 'No access')).toBeVisible()
  await page.goto(server.address)
  await expect(job(page, 'Boiler')).toBeVisible()
  await expect(button(page, 'New job')).toBeHidden()
})

test('a photo is uploaded, and opens in the viewer', async ({ page }) => {
  await signIn(page, 'ada', '/job/6')
  const photos = top(page).getByRole('button', { name: /^Photo \d/ })
  await expect(photos).toHaveCount(1)
  const choosing = page.waitForEvent('filechooser')
  await button(page, 'Add photo').click()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="20" height="20"/></svg>'
  await (await choosing).setFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) })
  await expect(photos).toHaveCount(2)
  await photos.last().click()
  await expect(page).toHaveURL(/preview-image/)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/job\/6$/)
})

test('a message arrives in the window of another user, and in the list of rooms', async ({ page, browser }) => {
  await signIn(page, 'ada', '/messages/team')
  const other = await browser.newContext({ serviceWorkers: 'block' })
  const office = await other.newPage()
  await signIn(office, 'grace', '/messages/team')
  await expect(office.getByText('On my way.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Message' }).fill('The lift works again.')
  await button(page, 'Send').click()
  await expect(office.getByText('The lift works again.')).toBeVisible()
  await expect(page.getByText('The lift works again.')).toHaveCount(1)
  await office.goBack()
  await expect(office.getByRole('link', { name: /The lift works again/ })).toBeVisible()
  await other.close()
})

test('Arabic turns the app around, and remains after a reload', async ({ page }) => {
  await signIn(page, 'ada', '/settings/language')
  await page.getByText('العربية').click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(heading(page, 'اللغة')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'اللغة')).toBeVisible()
  await button(page, 'رجوع').click()
  await expect(tab(page, 'المهام')).toBeVisible()
})

test('on a wide screen the list stays beside the job, and marks it', async ({ page }) => {
  await page.setViewportSize(sizes.desk.viewport)
  await signIn(page, 'ada', '/job/3')
  await expect(heading(page, 'Heat pump makes a noise')).toBeVisible()
  await job(page, 'Boiler does not start').click()
  await expect(heading(page, 'Boiler does not start')).toBeVisible()
  await expect(page.locator('.jobs [aria-current]')).toHaveCount(1)
  await page.setViewportSize(sizes.phone.viewport)
  await expect(heading(page, 'Jobs')).toBeHidden()
  await button(page, 'Back').click()
  await expect(heading(page, 'Jobs')).toBeVisible()
})

test('on a slow network the page of a job is complete at once, and a button is busy until the server has answered', async ({
  page,
}) => {
  await signIn(page, 'ada')
  await expect(job(page, 'Charging station')).toBeVisible()
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/jobs/*', async (route) => {
    await held
    await route.continue()
  })
  await job(page, 'Charging station').click()
  await expect(button(page, 'I am on site')).toBeVisible()
  await button(page, 'I am on site').click()
  await expect(button(page, 'I am on site')).toHaveAttribute('aria-busy', 'true')
  answer()
  await expect(button(page, 'Write the report')).toBeVisible()
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })
  test.beforeEach(({ allowConsole }) => allowConsole(/Failed to load resource|net::ERR_|WebSocket connection/))

  test('without a server, seen jobs open, a report is not lost, and a message is sent later', async ({ page }) => {
    await signIn(page, 'ada')
    await workerInUse(page)
    await page.reload()
    await expect(job(page, 'Heat pump')).toBeVisible()
    await page.goto(`${server.address}/messages/office`)
    await expect(page.getByText('Please send the report of Tuesday.')).toBeVisible()
    await server.stop()
    try {
      await expect(page.getByText('Connecting again …')).toBeVisible()
      await page.getByRole('textbox', { name: 'Message' }).fill('Here it is.')
      await button(page, 'Send').click()
      await expect(page.getByText('Here it is.')).toBeVisible()
    } finally {
      await server.start()
    }
    await expect(page.getByText('Connecting again …')).toBeHidden({ timeout: 40_000 })
    await expect(page.getByText('Here it is.')).toHaveCount(1)
    await page.goto(server.address)
    await expect(job(page, 'Heat pump')).toBeVisible()
    await server.stop()
    try {
      await page.reload()
      await job(page, 'Heat pump').click()
      await expect(page.locator('[data-path="/job/:id"]').getByText('Escola da Ponte')).toBeVisible()
      await button(page, 'Write the report').click()
      const serial = page.getByRole('textbox', { name: 'Serial number' })
      await serial.fill('SN-77')
      await page.reload()
      await expect(serial).toHaveValue('SN-77')
    } finally {
      await server.start()
    }
  })

  test('after a sign-out, nothing of the user is shown without a server', async ({ page }) => {
    await signIn(page, 'ada')
    await workerInUse(page)
    await page.reload()
    await expect(job(page, 'Heat pump')).toBeVisible()
    await tab(page, 'Settings').click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(heading(page, 'Field service')).toBeVisible()
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => /user/.test(name))))
      .toEqual([])
  })

  test('a new version is offered in the settings, and starts there', async ({ page }) => {
    await signIn(page, 'ada', '/settings')
    await workerInUse(page)
    server.deploy(folderOf('second'))
    try {
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
      await button(page, 'Start the new version').click()
      await tab(page, 'New jobs').click()
      await expect(heading(page, 'New jobs')).toBeVisible()
    } finally {
      server.deploy(folderOf('first'))
    }
  })
})

test('axe finds nothing on the first screens, light, and dark from right to left', async ({ page }) => {
  await page.addInitScript(axe.source)
  await page.goto(server.address)
  await expect(button(page, 'Sign in')).toBeVisible()
  await expectNoViolations(page, 'log-in', [light, darkRtl])
  await signIn(page, 'grace')
  for (const [path, ready] of [
    ['/', 'a.sw-cell'],
    ['/job/3', '.map[data-state=ready]'],
    ['/job/3/report', 'form'],
    ['/messages', 'a.sw-cell'],
    ['/messages/team', '.bubble'],
    ['/settings', '.danger'],
    ['/team', '.sw-avatar'],
  ] as const) {
    await page.goto(server.address + path)
    await expect(top(page).locator(ready).first()).toBeVisible()
    await expectNoViolations(page, path, [light, darkRtl])
  }
})
