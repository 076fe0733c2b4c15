import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { atlasApp, malformedApp, misledApp, plainApp, tailwindApp } from './package-tests/apps.ts'
import { fail, serve, succeed } from './package-tests/command.ts'
import { type Installation, install } from './package-tests/installation.ts'
import { launch, visit } from './package-tests/visit.ts'

let installation: Installation
let browser: Browser

beforeAll(async () => {
  browser = await launch()
  installation = await install()
})

afterAll(async () => {
  await browser?.close()
  installation?.remove()
})

const vite = 'node_modules/vite/bin/vite.js'

test('a new app passes its own test, and builds to HTML with its content', async () => {
  const [tested] = await Promise.all([
    succeed(installation.app, 'npm', 'test'),
    succeed(installation.app, 'npm', 'run', 'build'),
  ])
  expect(tested).toMatch(/Tests {2}\d+ passed/)
  const html = readFileSync(join(installation.app, 'dist/index.html'), 'utf8')
  expect(html).toContain('<title>Reading list</title>')
  expect(html).toMatch(/<link rel="modulepreload" crossorigin href="\/assets\/HomePage-/)
  expect(html).toContain('Moby-Dick')
  expect(readdirSync(join(installation.app, 'dist')).sort()).toEqual([
    '404.html',
    'assets',
    'books.json',
    'icon.svg',
    'index.html',
    'manifest.webmanifest',
    'new.html',
    'settings.html',
    'sw.js',
  ])
})

test('a minimal app passes its own test, builds and starts', async () => {
  const folder = await installation.create('minimal-app', 'minimal')
  await Promise.all([succeed(folder, 'npm', 'test'), succeed(folder, 'npm', 'run', 'build')])
  const page = await visit(browser, await serve(folder, 'preview'))
  await page.getByRole('button', { name: 'Say hello' }).click()
  await page.getByRole('status').getByText('Hello').waitFor()
})

test('the example app passes its own tests, builds, and shows its jobs after the log-in', async () => {
  const folder = await installation.create('example-app', 'example')
  const versions: { dependencies: Record<string, string>; devDependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  await installation.add({ ...versions.dependencies, ...versions.devDependencies })
  await Promise.all([succeed(folder, 'npm', 'test'), succeed(folder, 'npm', 'run', 'build')])
  const page = await visit(browser, `${await serve(folder, 'preview')}job/3`)
  await page.getByRole('textbox', { name: 'User' }).fill('ada')
  await page.getByRole('textbox', { name: 'Password' }).fill('field')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('Escola da Ponte').first().waitFor()
  await page.getByRole('button', { name: 'Back' }).click()
  await page
    .getByRole('link', { name: /Boiler does not start/ })
    .first()
    .waitFor()
})

test('the built app works: tabs, list, detail, Back, form, dialog, dark mode', async () => {
  const page = await visit(browser, await serve(installation.app, 'preview'))
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

  await heading('Reading list').waitFor()
  await page.getByRole('link', { name: 'Moby-Dick' }).click()
  await heading('Moby-Dick').waitFor()
  expect(new URL(page.url()).pathname).toBe('/item/5')
  await page.goBack()
  await page.getByText('2 of 5 read').waitFor()

  await page.getByRole('link', { name: 'Add a book' }).click()
  await heading('New book').waitFor()
  await page.getByLabel('Title').fill('Middlemarch')
  await page.getByRole('button', { name: 'Save' }).click()
  expect(await page.getByLabel('Author').evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true)
  await page.getByLabel('Author').fill('George Eliot')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('2 of 6 read').waitFor()
  await page.getByRole('status').getByText('Saved').waitFor()

  await page.getByRole('link', { name: 'Middlemarch' }).click()
  const favourite = page.getByRole('switch', { name: 'Favourite' })
  await favourite.click()
  await expect.poll(() => favourite.isChecked()).toBe(true)
  await page.reload()
  await expect.poll(() => favourite.isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Remove' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Remove “Middlemarch”?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Remove' }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('2 of 5 read').waitFor()

  await page.getByRole('link', { name: 'Settings' }).click()
  await heading('Settings').waitFor()
  const light = await background()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect.poll(background).not.toBe(light)
  await page.reload()
  await heading('Settings').waitFor()
  expect(await background()).not.toBe(light)
  await page.getByRole('link', { name: 'Books' }).click()
  await page.getByText('2 of 5 read').waitFor()
})

test('the installed app has a shortcut, and its form receives what another app shares', async () => {
  const manifest: { shortcuts: { url: string }[]; share_target: { action: string; params: Record<string, string> } } =
    JSON.parse(readFileSync(join(installation.app, 'dist/manifest.webmanifest'), 'utf8'))
  const { action, params } = manifest.share_target
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual([action])
  const shared = new URLSearchParams({ [params.title ?? '']: 'Emma', [params.text ?? '']: 'Read this' })
  const page = await visit(browser, new URL(`${action}?${shared}`, await serve(installation.app, 'preview')).href)
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Emma')
  expect(await page.getByLabel('Note').inputValue()).toBe('Read this')
})

test('the dev server shows the app at any address', async () => {
  const url = await serve(installation.app, 'dev')
  const page = await visit(browser, `${url}item/3`)
  await page.getByText('Miguel de Cervantes').waitFor()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByText('2 of 5 read').waitFor()
})

/** The look of both buttons of the fixture, once they are there. */
async function looks(folder: string): Promise<{ plain: Look; own: Look }> {
  const page = await visit(browser, await serve(folder, 'preview'))
  const look = (name: string): Promise<Look> =>
    page.getByRole('button', { name }).evaluate((button) => {
      const { borderRadius, backgroundColor, paddingInlineStart } = getComputedStyle(button)
      return { borderRadius, backgroundColor, paddingInlineStart }
    })
  return { plain: await look('Default look'), own: await look('Custom look') }
}

interface Look {
  readonly borderRadius: string
  readonly backgroundColor: string
  readonly paddingInlineStart: string
}

const defaultLook = { borderRadius: '8px', backgroundColor: 'rgb(0, 122, 255)', paddingInlineStart: '20px' }

test('Tailwind’s utilities win over Slipway, and its reset does not', async () => {
  const app = installation.write('tailwind', tailwindApp)
  await succeed(app, process.execPath, vite, 'build')
  const { plain, own } = await looks(app)
  expect(plain).toEqual(defaultLook)
  expect(own.borderRadius).toBe('0px')
  expect(own.backgroundColor).not.toBe(defaultLook.backgroundColor)
  expect(own.paddingInlineStart).toBe('20px')
})

test('in plain Vite, without a plugin, the app’s own CSS wins', async () => {
  const app = installation.write('plain', plainApp)
  await succeed(app, process.execPath, vite, 'build')
  const { plain, own } = await looks(app)
  expect(plain).toEqual(defaultLook)
  expect(own).toEqual({ borderRadius: '3px', backgroundColor: 'rgb(1, 2, 3)', paddingInlineStart: '20px' })
})

test.each(['dev', 'preview'] as const)('the atlas runs in its worker: %s', async (command) => {
  const app = installation.write(`atlas-${command}`, atlasApp)
  if (command === 'preview') await succeed(app, process.execPath, vite, 'build')
  const page = await visit(browser, await serve(app, command))
  await expect.poll(() => page.title(), { timeout: 20_000 }).toBe('Lisbon')
  expect(page.workers()).toHaveLength(1)
})

test('every entry imports in plain Node', async () => {
  const names = publishedEntries(join(installation.app, 'node_modules/slipway'))
  expect(names).toEqual(
    expect.arrayContaining([
      'slipway',
      'slipway/components/button',
      'slipway/api/clipboard',
      'slipway/testing',
      'slipway/vite',
    ]),
  )
  const script = `for (const name of ${JSON.stringify(names)}) await import(name)`
  await succeed(installation.app, process.execPath, '--input-type=module', '--eval', script)
})

/** The names that the packed package can be imported by. */
function publishedEntries(folder: string): string[] {
  const manifest: { exports: Record<string, { default?: string }> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  return Object.entries(manifest.exports).flatMap(([subpath, { default: target = '' }]) => {
    const name = subpath.replace('.', 'slipway')
    const [before = '', after] = target.split('*')
    if (after === undefined) return target ? [name] : []
    // A folder without an index is what several entries share.
    const parts = readdirSync(join(folder, before)).filter((part) => existsSync(join(folder, before, part, after)))
    return parts.map((part) => name.replace('*', part))
  })
}

test('an app with mistakes does not build; the error names their places and the correct form', async () => {
  const app = installation.write('malformed', malformedApp)
  const output = await fail(app, process.execPath, vite, 'build')
  expect(output).toContain(
    "pages['/order/:id'].params.id is 'number', which is not a parameter type. Write id: String, Number",
  )
  expect(output).toContain("tabBar.items[0].path names '/Order', which is not a page. Write one of '/', '/order/:id'")
  expect(output).toContain('src/app.ts:5')
  expect(output).toContain("params: { id: 'number' }")
})

test('a mistake that only running shows is shown by Vite’s overlay', async () => {
  const url = await serve(installation.write('misled', misledApp), 'dev')
  const page = await browser.newPage()
  onTestFinished(() => page.close())
  await page.goto(url)
  const message = page.locator('vite-error-overlay .message-body')
  await message.waitFor()
  expect(await message.textContent()).toContain(
    "pages['/'].navigationBar.type is 'fixed'. Write 'default', 'transparent' or 'float'.",
  )
})
