import { expect, test } from 'vitest'
import { appMistakes } from './appMistakes.ts'
import type { AnyApp } from './config.ts'

const load = async () => ({})
const good = { pages: { '/': { load }, '/mine': { load }, '/order/:id': { load, params: { id: Number } } } }
const isColor = (text: string) => /^#|^var\(/.test(text)
const check = (app: object) => appMistakes(app as AnyApp, isColor)

test('a valid app has no mistakes', () => {
  const tabBar = { items: [{ path: '/' }, { path: '/mine' }], back: 'first', position: 'top', color: '#999' }
  expect(check({ ...good, tabBar, root: '/mine', subPackages: [{ root: '/order' }, { root: '/mine' }] })).toEqual([])
})

test('a navigation bar with a custom view may have options of that view', () => {
  const navigationBar = { view: () => null, buttons: [{ type: 'share' }] }
  expect(check({ pages: { '/': { load, navigationBar } } })).toEqual([])
})

test.each([0, 10, Number.POSITIVE_INFINITY, undefined])('a limit of %s pages is valid', (limit) => {
  const pages = { '/': { load, keepAlive: 'none' }, '/a': { load, keepAlive: 'pinned', navigationBar: false } }
  expect(check({ pages, keepAlive: { limit, default: 'paused' } })).toEqual([])
})

test.each<[string, object, string[]]>([
  [
    'an unknown value of a page’s keepAlive',
    { pages: { '/': { load, keepAlive: 'hidden' } } },
    ["pages['/'].keepAlive", "'hidden'", "Write 'live', 'paused', 'pinned' or 'none'"],
  ],
  [
    'a limit that is not a number',
    { ...good, keepAlive: { limit: -1 } },
    ['keepAlive.limit is -1', 'such as keepAlive: { limit: 10 }'],
  ],
  [
    'an unknown default of keepAlive',
    { ...good, keepAlive: { default: 'dead' } },
    ["keepAlive.default is 'dead'", "Write 'live', 'paused', 'pinned' or 'none'"],
  ],
  ['an unknown option of keepAlive', { ...good, keepAlive: { max: 3 } }, ['keepAlive.max is not an option']],
  ['a fractional limit', { ...good, keepAlive: { limit: 2.5 } }, ['keepAlive.limit is 2.5']],
  [
    'a page’s keepAlive at the app',
    { ...good, keepAlive: 'live' },
    ["keepAlive is 'live'", "Write keepAlive: { default: 'live', limit: 10 }"],
  ],
  ['no pages', { pages: {} }, ['pages is empty', 'page({ load']],
  ['a root that is not a page', { ...good, root: 'Mine' }, ["root names 'Mine'", "Write '/mine'"]],
  ['a root with parameters', { ...good, root: '/order/:id' }, ["root is '/order/:id'", 'a page without parameters']],
  ['a view that is not a component', { ...good, view: 'Providers' }, ["view is 'Providers'", 'renders its children']],
  ['a root that is not a path', { ...good, root: 7 }, ['root names 7, which is not a page']],
  [
    'a tab that is not a page',
    { ...good, tabBar: { items: [{ path: 'Mine' }] } },
    ['tabBar.items[0].path', "'Mine'", "Write '/mine'"],
  ],
  [
    'a tab that is not similar to any page',
    { ...good, tabBar: { items: [{ path: '/x' }] } },
    ["Write one of '/', '/mine', '/order/:id'"],
  ],
  [
    'a tab with parameters',
    { ...good, tabBar: { items: [{ path: '/order/:id' }] } },
    ['tabBar.items[0].path', 'fixed path'],
  ],
  [
    'a tab twice',
    { ...good, tabBar: { items: [{ path: '/' }, { path: '/' }] } },
    ['tabBar.items[1].path', 'a second time'],
  ],
  ['an empty tab bar', { ...good, tabBar: { items: [] } }, ['tabBar.items is empty', 'tabBar({ items:']],
  [
    'a duplicate path',
    { pages: { '/a/:id': { load }, '/a/:name': { load } } },
    ["pages['/a/:name']", 'duplicate', "pages['/a/:id']"],
  ],
  ['a swipe not made by edgeSwipe', { ...good, swipeBack: true }, ['made by edgeSwipe', 'swipeBack: edgeSwipe()']],
  [
    'an unknown motion',
    { pages: { '/': { load, motion: 'slide' } } },
    ["pages['/'].motion is 'slide'", "true, false or 'fade'"],
  ],
  [
    'a presentation by name',
    { pages: { '/': { load, presentation: 'modal' } } },
    [
      "pages['/'].presentation is 'modal'",
      "Import modalPresentation from 'slipway'",
      'presentation: modalPresentation',
    ],
  ],
  ['windows not made by windows', { ...good, windows: { left: { load } } }, ['made by windows', 'windows({ left:']],
  [
    'a window for a page that does not exist',
    { ...good, windows: { left: { page: 'Mine' }, stepFor: load } },
    ['windows.left.page', "'Mine'", "Write '/mine'"],
  ],
  [
    'a window without content',
    { ...good, windows: { top: { minWidth: 0 }, stepFor: load } },
    ['windows.top must have content', "page: '/list'"],
  ],
  [
    'a window with two contents',
    { ...good, windows: { right: { load, page: '/mine' }, stepFor: load } },
    ['windows.right must have content'],
  ],
  [
    'two windows with pages',
    { ...good, windows: { left: { page: '/' }, right: { page: '/mine' }, stepFor: load } },
    ['both have a page', 'only one of them'],
  ],
  [
    'a not-found page without code',
    { ...good, notFound: { title: 'Nothing' } },
    ['notFound.load must be a function that imports the page'],
  ],
  ['a not-found page that is a function', { ...good, notFound: load }, ['notFound is', 'notFound: { load: () =>']],
  [
    'a not-found page with an option of other pages',
    { ...good, notFound: { load, guard: () => true } },
    ['notFound.guard is not an option'],
  ],
  [
    'two logical windows with pages',
    { ...good, windows: { start: { page: '/' }, end: { page: '/mine' }, stepFor: load } },
    ['windows.start and windows.end both have a page', 'only one of them'],
  ],
  [
    'a logical and a physical window',
    { ...good, windows: { start: { page: '/' }, right: { load }, stepFor: load } },
    ['windows.start and windows.right can be on the same side', 'Write either start and end'],
  ],
  [
    'a window’s width that is not a number',
    { ...good, windows: { left: { load, minWidth: '768px' }, stepFor: load } },
    ["windows.left.minWidth is '768px'", 'minWidth: 1190'],
  ],
  ['a width that is not a number', { ...good, maxWidth: '60em' }, ["maxWidth is '60em'", 'maxWidth: 1190']],
  [
    'a page’s width that is not a number',
    { pages: { '/': { load, maxWidth: -1 } } },
    ["pages['/'].maxWidth is -1", 'maxWidth: 1190'],
  ],
  ['a path without a slash', { pages: { mine: { load } } }, ["pages['mine']", "Write '/mine'"]],
  ['a missing load', { pages: { '/': {} } }, ["pages['/'].load", "import('./pages/MyPage')"]],
  [
    'a bad params type',
    { pages: { '/': { load, params: { id: 'number' } } } },
    ["pages['/'].params.id", "'number'", 'id: String, Number, Boolean'],
  ],
  [
    'a bad list type',
    { pages: { '/': { load, params: { ids: [] } } } },
    ["pages['/'].params.ids", 'a list such as [String]'],
  ],
  [
    'a parent that is not a page',
    { pages: { '/': { load }, '/a': { load, under: '/b' } } },
    ["pages['/a'].under", "'/b'"],
  ],
  [
    '[S5.12] a wrong type of navigation bar',
    { pages: { '/': { load, navigationBar: { type: 'fixed' } } } },
    ["pages['/'].navigationBar.type", "'fixed'", "'default', 'transparent' or 'float'"],
  ],
  [
    'a bad colour',
    { pages: { '/': { load, navigationBar: { backgroundColor: 'blurple' } } } },
    ["pages['/'].navigationBar.backgroundColor", "'blurple'", '#007aff'],
  ],
  [
    'a bad tab colour',
    { ...good, tabBar: { items: [{ path: '/' }], selectedColor: 'nope' } },
    ['tabBar.selectedColor', "'nope'"],
  ],
  [
    '[S5.13] a wrong tab bar position',
    { ...good, tabBar: { items: [{ path: '/' }], position: 'left' } },
    ['tabBar.position', "'left'", "'bottom' or 'top'"],
  ],
  [
    'a blur that does not exist',
    { ...good, tabBar: { items: [{ path: '/' }], blurEffect: 'heavy' } },
    ['tabBar.blurEffect', "'heavy'", "'none' or 'dark' or 'light' or 'extralight'"],
  ],
  [
    'an invalid colour of the tab bar’s line',
    { ...good, tabBar: { items: [{ path: '/' }], borderColor: 'nope' } },
    ['tabBar.borderColor', "'nope'"],
  ],
  [
    'a navigation bar’s view that is not a component',
    { pages: { '/': { load, navigationBar: { view: 'MyNavigationBar' } } } },
    ["pages['/'].navigationBar.view", "'MyNavigationBar'", 'a component'],
  ],
  [
    'defaults that are a plain table',
    { ...good, defaults: { toast: { durationMs: 1 } } },
    ['defaults', 'overrideDefaults({'],
  ],
  [
    'sub-packages that are not a list',
    { ...good, subPackages: { root: '/order' } },
    ["subPackages: [{ root: '/shop' }]"],
  ],
  [
    'a sub-package without a slash',
    { ...good, subPackages: [{ root: '/order' }, { root: 'mine' }] },
    ["subPackages[1].root is 'mine'", "'/shop'"],
  ],
  [
    'a sub-package with a slash too many',
    { ...good, subPackages: [{ root: '/mine/' }] },
    ["subPackages[0].root is '/mine/'"],
  ],
  ['a sub-package that is the whole app', { ...good, subPackages: [{ root: '/' }] }, ["subPackages[0].root is '/'"]],
  ['a sub-package without a root', { ...good, subPackages: [null] }, ['subPackages[0].root is undefined']],
  [
    'a sub-package without pages',
    { ...good, subPackages: [{ root: '/ord' }] },
    ["subPackages[0].root is '/ord'", "no page's path begins with it"],
  ],
  [
    'a sub-package twice',
    { ...good, subPackages: [{ root: '/order' }, { root: '/order' }] },
    ["subPackages[1].root is '/order'", 'a second time'],
  ],
  ['no app', undefined as unknown as object, ['the app is undefined', 'createApp(defineApp({']],
  ['a list of pages', { pages: [{ load }] }, ['pages is empty']],
  ['a page that is nothing', { pages: { '/': null } }, ["pages['/'] is null", 'page({ load:']],
  ['a page that is a function', { pages: { '/': load } }, ["pages['/'] is load", 'page({ load:']],
  ['a tab that is nothing', { ...good, tabBar: { items: [null] } }, ['items[0].path is undefined', "{ path: '/'"]],
  [
    'a tab by another name',
    { ...good, tabBar: { items: [{ pagePath: '/' }] } },
    ['items[0].path is undefined', "{ path: '/'"],
  ],
  ['a tab’s text that is a number', { ...good, tabBar: { items: [{ path: '/', text: 1 }] } }, ['items[0].text is 1']],
  [
    'an unknown value of back',
    { ...good, tabBar: { items: [{ path: '/' }], back: 'home' } },
    ["tabBar.back is 'home'", "'first' or 'leave'"],
  ],
  ['parameters that are a text', { pages: { '/:id': { load, params: 'id' } } }, ["params is 'id'", '{ id: Number }']],
  ['parameters that are nothing', { pages: { '/': { load, params: null } } }, ['params is null']],
  [
    'a navigation bar that is true',
    { pages: { '/': { load, navigationBar: true } } },
    ["pages['/'].navigationBar is true", 'navigationBar: false'],
  ],
  [
    'a navigation bar that is null',
    { pages: { '/': { load, navigationBar: null } } },
    ["pages['/'].navigationBar is null"],
  ],
  [
    'a colour in the navigation bars of all pages',
    { ...good, navigationBar: { color: 'blurple' } },
    ["navigationBar.color is 'blurple'"],
  ],
  ['no navigation bar for all pages', { ...good, navigationBar: false }, ['navigationBar is false', 'leave it out']],
  ['a title that is not a text', { pages: { '/': { load, title: 5 } } }, ["pages['/'].title is 5"]],
  ['a guard that is not a function', { ...good, guard: true }, ['guard is true', 'Write a function']],
  ['a page’s guard that is not a function', { pages: { '/': { load, guard: 'me' } } }, ["pages['/'].guard is 'me'"]],
  ['a motion by name', { ...good, motion: 'ios' }, ["motion is 'ios'", 'motion: iosLook']],
  ['a theme by name', { ...good, theme: 'dark' }, ["theme is 'dark'", "{ mode: 'dark' }"]],
  ['an unknown mode', { ...good, theme: { mode: 'night' } }, ["theme.mode is 'night'", "'light' or 'dark'"]],
  ['an auth not made by tokenAuth', { ...good, auth: true }, ['auth: tokenAuth()']],
  ['an optional part of a path', { pages: { '/a/:id?': { load } } }, ["pages['/a/:id?'] has ':id?'"]],
  ['an option in the wrong case', { ...good, tabbar: {} }, ['tabbar is not an option. Write tabBar.']],
  ['an unknown option of a page', { pages: { '/': { load, titel: '' } } }, ["pages['/'].titel", 'Write title.']],
  [
    'an unknown option of the navigation bar',
    { pages: { '/': { load, navigationBar: { bg: '' } } } },
    ['navigationBar.bg', 'type, backgroundColor'],
  ],
  ['devtools not made by devtools', { ...good, devtools: true }, ['devtools', 'devtools()', 'slipway/devtools']],
  ['a history that is not a function', { ...good, history: 'hash' }, ['history', 'hashHistory()']],
  ['an empty storage group', { ...good, storageGroup: '' }, ['storageGroup', "storageGroup: 'admin'"]],
  ['a storage group that is not a text', { ...good, storageGroup: 1 }, ['storageGroup', "storageGroup: 'admin'"]],
])('%s is named, with the corrected form', (_case, app, parts) => {
  const mistakes = check(app)
  expect(mistakes).toHaveLength(1)
  for (const part of parts) expect(mistakes[0]).toContain(part)
})
