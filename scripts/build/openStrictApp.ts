import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { build } from 'vite'
import { onTestFinished } from 'vitest'
import { serveApp } from '../bench/serveApp.ts'
import { testLaunchOptions } from '../browsers/chromium.ts'
import { root } from '../lib/root.ts'

/** The strictest policy that the docs name. */
export const strict = "default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'"

/** An app of one module, and the policy of its page. */
export interface StrictApp {
  /** Name of its folder in `.cache`. */
  readonly name: string
  readonly policy: string
  readonly source: string
  /** A folder whose files the app serves at its root. */
  readonly files?: string
  /** Conditions for the exports of packages, in addition to those of browsers. */
  readonly conditions?: readonly string[]
}

const withPolicy = (policy: string) =>
  `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><title>Waiting</title>` +
  '<link rel="icon" href="/icon.svg"><script type="module" src="./app.js"></script>'

/** Builds an app with plain Vite, and opens it. Also returns what the page has written to the console as errors. */
export async function openStrictApp({ name, policy, source, files, conditions = [] }: StrictApp) {
  const folder = join(root, '.cache', 'strict-app', name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), withPolicy(policy))
  writeFileSync(join(folder, 'app.js'), source)
  if (files) cpSync(join(root, files), join(folder, 'public'), { recursive: true })
  const resolve = { conditions: [...conditions, 'module', 'browser', 'production'] }
  const target = 'esnext'
  await build({ configFile: false, root: folder, logLevel: 'silent', resolve, build: { target, emptyOutDir: true } })
  const { address, close } = await serveApp(join(folder, 'dist'))
  const browser = await chromium.launch(testLaunchOptions())
  onTestFinished(async () => {
    await browser.close()
    close()
  })
  const page: Page = await browser.newPage()
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(`${error}`))
  await page.goto(address)
  return { page, errors }
}
