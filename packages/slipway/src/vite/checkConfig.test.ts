import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { readAppSource } from './appSource.ts'
import { configMistakes } from './checkConfig.ts'

const imports = "import { defineApp, hashHistory, optionalParam, page as screen, tabBar } from 'slipway'\n"
const home = "'/': screen({ load: () => import('./HomePage') })"

/** The mistakes in a config, each with the source at its position. */
function mistakes(config: string, before = ''): [message: string, at: string][] {
  const code = `${imports}${before}export const app = defineApp(${config})`
  return configMistakes(readAppSource(parseAst(code, { lang: 'ts' }))).map(({ message, offset }) => [
    message,
    code.slice(offset),
  ])
}

test.each([
  [
    'a tab that is not a page',
    `{ pages: { ${home} }, tabBar: tabBar({ items: [{ path: '/', text: 'a' }, { path: '/mine', text: 'b' }] }) }`,
    "tabBar.items[1].path names '/mine', which is not a page. Write one of '/', or add the page: '/mine': page({ load: … }).",
    "path: '/mine', text",
  ],
  [
    'two paths for the same addresses',
    `{ pages: { ${home}, '/a/:id': screen({ load: () => import('./A') }), '/a/:name': screen({ load: () => import('./B') }) } }`,
    "pages['/a/:name'] is a duplicate of pages['/a/:id']: both match the same addresses. Remove one, or give it another path.",
    "'/a/:name': screen(",
  ],
  [
    'a path written twice',
    `{ pages: { ${home}, ${home} } }`,
    "pages['/'] is written twice, and the second replaces the first. Remove one, or give it another path.",
    "'/': screen({ load: () => import('./HomePage') }) } })",
  ],
  [
    'an unknown type of navigation bar',
    "{ pages: { '/': screen({ load: () => import('./HomePage'), navigationBar: { type: 'fixed' } }) } }",
    "pages['/'].navigationBar.type is 'fixed'. Write 'default', 'transparent' or 'float'.",
    "type: 'fixed'",
  ],
  [
    'a parameter named by a text',
    "{ pages: { '/a/:id': screen({ load: () => import('./A'), params: { id: 'number' } }) } }",
    "pages['/a/:id'].params.id is 'number', which is not a parameter type. Write id: String, Number, Boolean, a list such as [String], or optionalParam(…) of one of them.",
    "id: 'number'",
  ],
  [
    'a list of two types',
    "{ pages: { '/a': screen({ load: () => import('./A'), params: { id: optionalParam([String, Number]) } }) } }",
    'pages[\'/a\'].params.id is {"optional":[null,null]}, which is not a parameter type.',
    'id: optionalParam([String',
  ],
  ['a page without load', '{ pages: { "/": {} } }', "pages['/'].load must be a function", '"/": {} }'],
  ['an empty table of pages', '{ pages: {} }', 'pages is empty.', 'pages: {} })'],
  ['a missing table of pages', '{}', 'pages is empty.', '{})'],
  [
    'a sub-package without pages',
    `{ pages: { ${home} }, subPackages: [{ root: '/shop' }] }`,
    "subPackages[0].root is '/shop', but no page's path begins with it.",
    "root: '/shop'",
  ],
  ['a history as a text', `{ pages: { ${home} }, history: 'hash' }`, 'history must be a history.', "history: 'hash'"],
])('%s is found, with its position', (_, config, message, at) => {
  const [[found = '', place = ''] = [], ...more] = mistakes(config)
  expect(more).toEqual([])
  expect(found).toContain(message)
  expect(place.slice(0, at.length)).toBe(at)
})

test('constants of the module and type assertions are resolved', () => {
  const before =
    "const type = 'fixed' as const\nconst pages = { '/': { load: () => import('./a'), navigationBar: { type } } } satisfies object\n"
  expect(mistakes('{ pages }', before)).toEqual([
    [
      "pages['/'].navigationBar.type is 'fixed'. Write 'default', 'transparent' or 'float'.",
      expect.stringMatching(/^type } } }/),
    ],
  ])
})

test('several mistakes have the order of the source', () => {
  const pages = "'/a': { load: () => import('./a'), under: '/b' }, b: { load: () => import('./b') }"
  expect(mistakes(`{ tabBar: tabBar({ items: [] }), pages: { ${pages} } }`).map(([message]) => message)).toEqual([
    expect.stringContaining('tabBar.items is empty.'),
    expect.stringContaining("pages['/a'].under names '/b'"),
    expect.stringContaining("pages['b'] must begin with a slash. Write '/b'."),
  ])
})

test.each([
  ['pages from elsewhere', "{ pages: others, tabBar: tabBar({ items: [{ path: '/x', text: 'x' }] }) }"],
  [
    'pages with others spread in',
    `{ pages: { ...others, '/b': { load: () => import('./b'), under: '/c' } }, tabBar: tabBar({ items: [{ path: '/x', text: '' }] }) }`,
  ],
  ['a path that is computed', "{ pages: { [path]: { load: () => import('./a') } } }"],
  ['a page made by a function', "{ pages: { '/': makePage({}) } }"],
  ['a page with options spread in', "{ pages: { '/': screen({ ...common }) } }"],
  ['a load function from elsewhere', "{ pages: { '/': screen({ load: loadHome }) } }"],
  ['parameters by a schema', "{ pages: { '/': screen({ load: () => import('./a'), params: z.object({}) }) } }"],
  [
    'the parent of a page with parameters from elsewhere',
    "{ pages: { '/:id': { load: () => import('./a'), params }, '/b': { load: () => import('./b'), params, under: '/:id' } } }",
  ],
  [
    'a parameter from elsewhere',
    "{ pages: { '/': screen({ load: () => import('./a'), params: { a: token, b: [token], c: optional(token) } }) } }",
  ],
  ['a root from elsewhere', `{ pages: { ${home} }, root: first }`],
  ['a root among pages from elsewhere', `{ pages: { ${home}, ...others }, root: '/shop' }`],
  ['a sub-package of pages from elsewhere', `{ pages: { ${home}, ...others }, subPackages: [{ root: '/shop' }] }`],
  ['sub-packages from elsewhere', `{ pages: { ${home} }, subPackages: [{ root: shop }, first, ...others] }`],
  ['tabs from elsewhere', `{ pages: { ${home} }, tabBar: tabBar({ items }) }`],
  [
    'a tab from elsewhere',
    `{ pages: { ${home} }, tabBar: tabBar({ items: [first, { path: '/', text: 'a' }, { path, text: 'b' }] }) }`,
  ],
  ['a history', `{ pages: { ${home} }, history: hashHistory() }`],
  [
    'a colour, which a browser judges',
    `{ pages: { '/': screen({ load: () => import('./a'), navigationBar: { color: 'x' } }) } }`,
  ],
  ['an object spread into the config', '{ ...base, theme: { mode: "dark" } }'],
  ['a config from elsewhere', 'config'],
])('%s is checked only at run time', (_, config) => {
  expect(mistakes(config)).toEqual([])
})

test('a `defineApp` of another package is ignored', () => {
  expect(readAppSource(parseAst("import { defineApp } from 'other'\ndefineApp({ pages: {} })")).configs).toEqual([])
})
