import { expect, test } from 'vitest'
import { chunkGroups, type ModuleFacts, splitsItself } from './chunkGroups.ts'

/** A module by its code: static imports are `import … from './x'`, dynamic ones `import('./x')`. The ids are the paths. */
function modulesOf(sources: Readonly<Record<string, string>>): ReadonlyMap<string, ModuleFacts> {
  const found = (code: string, pattern: RegExp) => [...code.matchAll(pattern)].map(([, id = '']) => id)
  return new Map(
    Object.entries(sources).map(([id, code]) => [
      id,
      {
        isEntry: id === 'main.ts',
        code,
        importedIds: found(code, /from '([^']+)'/g).map((path) =>
          path === 'slipway'
            ? 'slipway/index.ts'
            : path.startsWith('./')
              ? id.replace(/[^/]*$/, '') + path.slice(2)
              : path,
        ),
        dynamicallyImportedIds: found(code, /import\('([^']+)'\)/g),
      },
    ]),
  )
}

const pathOf = (id: string) => (id.startsWith('slipway/') ? id.slice('slipway/'.length) : undefined)

const app = modulesOf({
  'main.ts':
    "import { createApp, page } from 'slipway'\nimport('home.ts')\nimport('detail.ts')\nimport('form.ts')\nimport('mine.ts')",
  'home.ts': "import { Text } from 'slipway/components/text.ts'\nimport { items } from 'items.ts'",
  'mine.ts': "import { Text } from 'slipway/components/text.ts'",
  'detail.ts':
    "import { items } from 'items.ts'\nimport { facts } from 'facts.ts'\nimport { Input } from 'slipway/components/input.ts'\nimport { Switch } from 'slipway/components/switch.ts'",
  'form.ts': "import { facts } from 'facts.ts'\nimport { Input } from 'slipway/components/input.ts'",
  'items.ts': '',
  'facts.ts': '',
  'slipway/index.ts':
    "export { createApp } from './app/createApp.ts'\nexport * from './router/index.ts'\nexport { Input } from './components/input.ts'",
  'slipway/router/index.ts': "export { page } from './page.ts'",
  'slipway/router/page.ts': '',
  'slipway/app/createApp.ts':
    "import { store } from 'slipway/base/store.ts'\nimport('slipway/app/late.ts')\nimport('slipway/app/overlays.ts')",
  'slipway/app/late.ts': "import { store } from 'slipway/base/store.ts'",
  'slipway/app/overlays.ts': "import { Overlay } from 'slipway/components/overlay.ts'",
  'slipway/base/store.ts': '',
  'slipway/components/text.ts': "import { cx } from 'slipway/base/cx.ts'",
  'slipway/components/input.ts':
    "import { cx } from 'slipway/base/cx.ts'\nimport { useForm } from 'slipway/hooks/useForm.ts'",
  'slipway/components/switch.ts': "import('slipway/components/wheels.ts')",
  'slipway/components/wheels.ts': "import { Overlay } from 'slipway/components/overlay.ts'",
  'slipway/components/overlay.ts': "import { cx } from 'slipway/base/cx.ts'",
  'slipway/hooks/useForm.ts': '',
  'slipway/base/cx.ts': '',
})

/** The groups of the modules that are not in the first load. */
const lateGroups = (modules: ReadonlyMap<string, ModuleFacts>, firstPage?: string) =>
  Object.fromEntries([...chunkGroups(modules, firstPage, pathOf)].filter(([, group]) => group !== 'index'))

test('modules that several lazy chunks share are in one chunk for each group of users', () => {
  expect(lateGroups(app, 'home.ts')).toEqual({
    // The first page uses them.
    'items.ts': 'first',
    'slipway/components/text.ts': 'first',
    'slipway/base/cx.ts': 'first',
    // Two other pages use them. The app's own `facts.ts` is left to the bundler.
    'slipway/components/input.ts': 'shared',
    'slipway/hooks/useForm.ts': 'shared',
    // Only lazy chunks of Slipway use it.
    'slipway/components/overlay.ts': 'overlays',
  })
})

test('modules of Slipway’s pages and of maps are not in the chunk of overlays', () => {
  const screens = modulesOf({
    'main.ts': "import { store } from 'slipway/base/store.ts'\nimport('slipway/screens/preview-image/a.ts')",
    'slipway/base/store.ts':
      "import('slipway/screens/open-location/a.ts')\nimport('slipway/screens/choose-location/a.ts')\nimport('slipway/app/overlays.ts')",
    'slipway/screens/preview-image/a.ts': "import { texts } from 'slipway/base/texts.ts'",
    'slipway/screens/open-location/a.ts':
      "import { texts } from 'slipway/base/texts.ts'\nimport { Map } from 'slipway/components/map/Map.ts'",
    'slipway/screens/choose-location/a.ts':
      "import { Map } from 'slipway/components/map/Map.ts'\nimport { Overlay } from 'slipway/components/overlay.ts'",
    'slipway/app/overlays.ts': "import { Overlay } from 'slipway/components/overlay.ts'",
    'slipway/components/map/Map.ts': '',
    'slipway/components/overlay.ts': '',
    'slipway/base/texts.ts': '',
  })
  expect(lateGroups(screens)).toEqual({
    'slipway/components/overlay.ts': 'overlays',
    'slipway/base/texts.ts': 'screens',
    'slipway/components/map/Map.ts': 'maps',
  })
})

test('without a known first page, modules of pages are shared', () => {
  const groups = chunkGroups(app, undefined, pathOf)
  expect([...groups.values()]).not.toContain('first')
  expect(groups.get('slipway/components/text.ts')).toBe('shared')
  expect(groups.has('items.ts')).toBe(false)
})

test('a component that the entry imports from the index stays in the first load', () => {
  const main = app.get('main.ts')
  const code = `import { Input, createApp } from 'slipway'\n${main?.code}`
  const groups = chunkGroups(new Map([...app, ['main.ts', { ...main, code } as ModuleFacts]]), 'home.ts', pathOf)
  for (const id of ['slipway/components/input.ts', 'slipway/hooks/useForm.ts', 'slipway/base/cx.ts']) {
    expect(groups.get(id)).toBe('index')
  }
})

test('everything that the entry imports is in one chunk, also if lazy chunks share it', () => {
  const groups = [...chunkGroups(app, 'home.ts', pathOf)].filter(([, group]) => group === 'index')
  const imports = ['main.ts', 'slipway/app/createApp.ts', 'slipway/base/store.ts', 'slipway/router/page.ts']
  expect(groups.map(([id]) => id)).toEqual(expect.arrayContaining(imports))
  expect(groups.map(([id]) => id)).not.toContain('slipway/app/late.ts')
})

test('several entries are left to the bundler, because a page must not load the code of all entries', () => {
  const entry = { code: "from 'slipway/base/store.ts'", isEntry: true, dynamicallyImportedIds: [] }
  const modules = new Map([...app, ['admin.ts', { ...entry, importedIds: ['slipway/base/store.ts'] }]])
  expect([...chunkGroups(modules, 'home.ts', pathOf).values()]).not.toContain('index')
})

test('an index may export a module of another folder', () => {
  const code = "import { Input } from 'slipway'"
  const index = {
    ...app.get('slipway/index.ts'),
    code: "export * from './app/index.ts'",
    importedIds: ['slipway/app/index.ts'],
  }
  const inner = { code: "export { Input } from '../components/input.ts'", importedIds: ['slipway/components/input.ts'] }
  const modules = new Map([
    ...app,
    ['main.ts', { ...app.get('main.ts'), code } as ModuleFacts],
    ['slipway/index.ts', index as ModuleFacts],
    ['slipway/app/index.ts', { ...inner, isEntry: false, dynamicallyImportedIds: [] }],
  ])
  expect(chunkGroups(modules, 'home.ts', pathOf).get('slipway/hooks/useForm.ts')).toBe('index')
})

test.each([
  "import * as all from 'slipway'",
  "import { createApp } from 'slipway'\nimport * as all from 'slipway'",
  "import { createApp, unknown } from 'slipway'",
  "import { createApp } from 'slipway'\nexport { page } from 'slipway'",
])('all that the index exports stays in the first load if the imported names are unknown: %s', (code) => {
  const main = app.get('main.ts')
  const groups = chunkGroups(new Map([...app, ['main.ts', { ...main, code } as ModuleFacts]]), 'home.ts', pathOf)
  expect(groups.get('slipway/components/input.ts')).toBe('index')
})

test.each([
  [{}, false],
  [{ build: { rolldownOptions: { output: { entryFileNames: '[name].js' } } } }, false],
  [{ build: { rolldownOptions: { output: { codeSplitting: false } } } }, true],
  [{ build: { rollupOptions: { output: { manualChunks: () => 'all' } } } }, true],
  [{ build: { rolldownOptions: { output: [{}, {}] } } }, true],
  [{ build: { lib: { entry: 'main.ts' } } }, true],
])('whether a config decides about chunks itself: %j', (config, expected) => {
  expect(splitsItself(config)).toBe(expected)
})
