import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, defaultClientConditions, type Rolldown } from 'vite'
import { expect, onTestFinished, test } from 'vitest'

/** The config on the page. It imports the plugin's source, because the package is not built for this test. */
function configOnPage(): string {
  const page = readFileSync(resolve(import.meta.dirname, '../../docs/vite.md'), 'utf8')
  const [, code] = /^```ts\n(\/\/ vite\.config\.ts\n.*?)^```$/ms.exec(page) ?? []
  if (code === undefined) throw new Error('docs/vite.md has no vite.config.ts.')
  return code.replace("'slipway/vite'", `'${pathToFileURL(resolve(import.meta.dirname, 'index.ts'))}'`)
}

/** An app that has the config of the page, and nothing but `src/app.ts` and a page. */
function writeApp(): string {
  const root = mkdtempSync(join(tmpdir(), 'slipway-guide-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const files = {
    'package.json': '{ "name": "notes", "type": "module" }',
    'vite.config.ts': configOnPage(),
    'src/app.ts': `import { defineApp, page } from 'slipway'
export const app = defineApp({ pages: { '/': page({ load: () => import('./pages/HomePage') }) } })`,
    'src/pages/HomePage.tsx': 'export default () => <p>The first note</p>',
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  symlinkSync(resolve(import.meta.dirname, '../../../../node_modules'), join(root, 'node_modules'))
  return root
}

test('the config on the page of the plugin builds an app with its page, manifest and icon', async () => {
  const root = writeApp()
  const { output } = (await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    configLoader: 'native',
    logLevel: 'silent',
    resolve: { conditions: ['slipway-source', ...defaultClientConditions] },
    build: { write: false },
  })) as Rolldown.RolldownOutput
  const textOf = (pattern: RegExp) => {
    const file = output.find(({ fileName }) => pattern.test(fileName))
    return file?.type === 'asset' ? String(file.source) : file?.code
  }
  expect(textOf(/^index\.html$/)).toContain('<title>Field notes</title>')
  expect(JSON.parse(textOf(/\.webmanifest$/) ?? '{}')).toMatchObject({ name: 'Field notes' })
  expect(textOf(/\.svg$/)).toContain('<svg')
  expect(output.some((file) => file.type === 'chunk' && file.code.includes('The first note'))).toBe(true)
})
