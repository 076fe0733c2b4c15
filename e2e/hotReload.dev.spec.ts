import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { type DevApp, startDevApp } from './hot-reload/devApp.ts'

const pageText = (text: string) => `export default function MyPage() {
  return <p>${text}</p>
}
`

const files = {
  'package.json': '{ "type": "module" }',
  'src/app.ts': `import { lazy } from 'react'
import { defineApp, page } from 'slipway/router'
export const app = defineApp({
  pages: {
    '/': page({ load: () => import('./HomePage.tsx'), title: 'Home' }),
    '/other': page({ load: () => import('./OtherPage.tsx'), title: 'Other' }),
    '/helped': page({ load: () => import('./HelpedPage.tsx'), title: 'Helped' }),
  },
  view: lazy(() => import('./View.tsx')),
})
`,
  'src/View.tsx': `export default function View({ children }) {
  return children
}
`,
  'src/HomePage.tsx': `import { Navigator } from 'slipway'
export default function HomePage() {
  return <Navigator to="/other">open</Navigator>
}
`,
  'src/OtherPage.tsx': pageText('other'),
  'src/HelpedPage.tsx': `import { help } from './help.ts'
export default function HelpedPage() {
  return <p>{help()}</p>
}
`,
  'src/help.ts': "export const help = () => 'help'\n",
}

let app: DevApp

test.beforeAll(async () => {
  app = await startDevApp(files)
})
test.afterAll(() => app.close())
test.beforeEach(async ({ allowConsole }) => {
  for (const [path, text] of Object.entries(files)) await app.write(path, text)
  // The browser, React and Vite report each mistake on the console.
  allowConsole(/./)
})

/** Opens an address, and waits until Vite's client is connected: changes from before then do not reach the page. */
async function open(page: Page, path: string): Promise<void> {
  const connected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.')
  await page.goto(new URL(path, app.address).href)
  await connected
}
const failed = (page: Page) => page.locator('button.sw-message')

for (const [mistake, text] of [
  ['throws when it is imported', `throw new Error('broken on purpose')\n${pageText('never')}`],
  ['has a syntax error', 'export default function MyPage() {'],
  ['has no default export', 'export function MyPage() {\n  return <p>never</p>\n}\n'],
  ['throws when it is rendered', "export default function MyPage() {\n  throw new Error('broken on purpose')\n}\n"],
  ['imports a file that does not exist', `import './nowhere.ts'\n${pageText('never')}`],
] as const) {
  test(`a page that ${mistake} is shown when its file is corrected`, async ({ page }) => {
    await app.write('src/OtherPage.tsx', text)
    await open(page, '/other')
    await expect(failed(page)).toBeVisible()
    await app.write('src/OtherPage.tsx', pageText('corrected'))
    await expect(page.getByText('corrected')).toBeVisible()
    await expect(page.locator('vite-error-overlay')).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe('/other')
  })
}

test('a page that could not be opened opens once its file is corrected', async ({ page }) => {
  await app.write('src/OtherPage.tsx', `throw new Error('broken on purpose')\n${pageText('never')}`)
  await open(page, '/')
  const link = page.getByRole('link', { name: 'open' })
  await link.click()
  await expect(page.getByText('Something went wrong')).toBeVisible()
  await app.write('src/OtherPage.tsx', pageText('corrected'))
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
  await link.click()
  await expect(page.getByText('corrected')).toBeVisible()
})

test('a page with a broken import is shown when the imported file is corrected', async ({ page }) => {
  await app.write('src/help.ts', "throw new Error('broken on purpose')\nexport const help = () => ''\n")
  await open(page, '/helped')
  await expect(failed(page)).toBeVisible()
  await app.write('src/help.ts', "export const help = () => 'corrected'\n")
  await expect(page.getByText('corrected')).toBeVisible()
})

test('a page whose file is deleted shows that it is missing, and is shown when the file exists again', async ({
  page,
}) => {
  await open(page, '/')
  await expect(page.getByRole('link', { name: 'open' })).toBeVisible()
  await app.remove('src/OtherPage.tsx')
  await open(page, '/other')
  await expect(page.getByText('the file src/OtherPage.tsx does not exist').first()).toBeVisible()
  await expect(page.getByText('Connection timed out')).toHaveCount(0)
  await app.write('src/OtherPage.tsx', pageText('restored'))
  await expect(page.getByText('restored')).toBeVisible()
})

test('a link to a page whose file was deleted reports the missing file', async ({ page }) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  page.on('pageerror', (error) => messages.push(String(error)))
  await app.remove('src/OtherPage.tsx')
  await open(page, '/')
  await page.getByRole('link', { name: 'open' }).click()
  await expect(page.getByText('Something went wrong')).toBeVisible()
  expect(messages.join('\n')).toContain('the file src/OtherPage.tsx does not exist')
})

test('an app whose view throws when it is imported is shown when the view is corrected', async ({ page }) => {
  await app.write('src/View.tsx', `throw new Error('broken on purpose')\n${files['src/View.tsx']}`)
  await open(page, '/')
  await expect(failed(page)).toBeVisible()
  await app.write('src/View.tsx', files['src/View.tsx'])
  await expect(page.getByRole('link', { name: 'open' })).toBeVisible()
})
