import type { AnyApp } from '../config/config.ts'
import type { History } from '../history/history.ts'
import type { PageNavigator } from '../navigator.ts'
import { openOverlayEntry } from '../openOverlayEntry.ts'

/*
 * The life of pages and of the app, written once: tests run each row in Node and in a browser, and `npm run gen` writes the
 * table in lifecycle.md from it.
 */

/** What the user, the app's code or the system does. */
export type LifeStep =
  | `${'push' | 'redirect' | 'relaunch' | 'tab'} /${string}`
  | 'back'
  | 'back 2'
  | 'browser back'
  | 'browser forward'
  | 'overlay'
  | 'background'
  | 'foreground'
  | 'recheck'
  | 'reload'

type Life = `${'home' | 'mine' | 'a' | 'b' | 'deep'} ${'load' | 'show' | 'ready' | 'hide' | 'unload'}`

/** Something that happens, and who hears what, in which order. */
export interface LifeRow {
  /** What happens, in a few words. */
  readonly happens: string
  /** What has happened before; every row begins with an app at its first page. */
  readonly after?: readonly LifeStep[]
  /** Address that the app is opened with, for rows about its start. @default '/' */
  readonly url?: string
  readonly steps: readonly LifeStep[]
  readonly events: readonly (Life | `app ${'launch' | 'show' | 'hide'}`)[]
}

/** The rows, in the groups that the docs show them in. */
export const lifeRows: Readonly<Record<string, readonly LifeRow[]>> = {
  'Pages come and go': [
    { happens: 'A page is opened', steps: ['push /a'], events: ['home hide', 'a load', 'a show', 'a ready'] },
    { happens: 'Back', after: ['push /a'], steps: ['back'], events: ['a unload', 'home show'] },
    { happens: 'The browser’s Back', after: ['push /a'], steps: ['browser back'], events: ['a unload', 'home show'] },
    {
      happens: 'The browser’s Forward',
      after: ['push /a', 'back'],
      steps: ['browser forward'],
      events: ['home hide', 'a load', 'a show', 'a ready'],
    },
    {
      happens: 'Back by two pages',
      after: ['push /a', 'push /b'],
      steps: ['back 2'],
      events: ['b unload', 'a unload', 'home show'],
    },
    {
      happens: 'A page takes the place of another (`redirectTo`)',
      after: ['push /a'],
      steps: ['redirect /b'],
      events: ['a unload', 'b load', 'b show', 'b ready'],
    },
    {
      happens: 'A new start (`reLaunch`)',
      after: ['push /a'],
      steps: ['relaunch /b'],
      events: ['a unload', 'home unload', 'b load', 'b show', 'b ready'],
    },
  ],
  Tabs: [
    {
      happens: 'A tab is shown for the first time',
      steps: ['tab /mine'],
      events: ['home hide', 'mine load', 'mine show', 'mine ready'],
    },
    {
      happens: 'A tab is shown again',
      after: ['tab /mine'],
      steps: ['tab /'],
      events: ['mine hide', 'home show'],
    },
    {
      happens: 'Back, from a tab that is not the first',
      after: ['tab /mine'],
      steps: ['back'],
      events: ['mine hide', 'home show'],
    },
    { happens: 'The tab shown is switched to', steps: ['tab /'], events: [] },
    {
      happens: 'A tab switch with a page on top',
      after: ['push /a'],
      steps: ['tab /mine'],
      events: ['a unload', 'mine load', 'mine show', 'mine ready'],
    },
    {
      happens: 'A switch to the tab below the page on top',
      after: ['push /a'],
      steps: ['tab /'],
      events: ['a unload', 'home show'],
    },
    {
      happens: 'A new start drops the kept tabs too',
      after: ['tab /mine'],
      steps: ['relaunch /a'],
      events: ['mine unload', 'home unload', 'a load', 'a show', 'a ready'],
    },
  ],
  'The app': [
    {
      happens: 'The app starts',
      steps: [],
      events: ['app launch', 'app show', 'home load', 'home show', 'home ready'],
    },
    {
      happens: 'The app starts at a page that names one `under` it',
      url: '/deep',
      steps: [],
      events: ['app launch', 'app show', 'deep load', 'deep show', 'deep ready'],
    },
    {
      happens: 'The app goes to the background',
      after: ['push /a'],
      steps: ['background'],
      events: ['a hide', 'app hide'],
    },
    {
      happens: 'The app comes back',
      after: ['push /a', 'background'],
      steps: ['foreground'],
      events: ['app show', 'a show'],
    },
    {
      happens: 'A page is opened in the background, and the app comes back',
      after: ['background'],
      steps: ['push /a', 'foreground'],
      events: ['app show', 'a load', 'a show', 'a ready'],
    },
    {
      happens: 'The document is loaded again: covered pages wait until they are shown',
      after: ['push /a'],
      steps: ['reload'],
      events: ['a hide', 'app hide', 'app launch', 'app show', 'a load', 'a show', 'a ready'],
    },
    {
      happens: 'Back, to a page that was covered then',
      after: ['push /a', 'reload'],
      steps: ['back'],
      events: ['a unload', 'home load', 'home show', 'home ready'],
    },
  ],
  'No event': [
    { happens: 'An overlay opens', steps: ['overlay'], events: [] },
    { happens: 'Back closes an overlay', after: ['overlay'], steps: ['back'], events: [] },
    { happens: 'A guard refuses a page', steps: ['push /refused'], events: [] },
    { happens: 'The code of a page cannot be loaded', steps: ['push /broken'], events: [] },
    { happens: 'A page wants to stay (`useBackPress`)', after: ['push /stay'], steps: ['back'], events: [] },
    { happens: 'The guards are asked again, and let the page be shown', steps: ['recheck'], events: [] },
  ],
}

/** Where the rows are run. */
export interface LifeStage {
  /** The app's navigator: another one after each reload. */
  navigator(): PageNavigator
  readonly history: History
  /** Sends the app to the background, or brings it back. */
  setHidden(hidden: boolean): void
  reload(): Promise<void>
  /** Resolves when what was begun has come to its end. */
  settled(): Promise<void>
}

/** The app of the rows, with pages as a stage makes them. The page at `/stay` is the stage's to keep. */
export function lifeApp(loadPage: (path: string) => () => Promise<unknown>): Pick<AnyApp, 'pages' | 'guard'> {
  const paths = ['/', '/mine', '/a', '/b', '/refused', '/stay']
  return {
    pages: {
      ...Object.fromEntries(paths.map((path) => [path, { load: loadPage(path) }])),
      '/deep': { load: loadPage('/deep'), under: '/' },
      '/broken': { load: () => Promise.reject(new Error('no file')) },
    },
    guard: async ({ path }) => path !== '/refused',
  }
}

export const lifeTabs = ['/', '/mine']

/** What a page of the rows is called. */
export const lifeName = (url: string): string => (url === '/' ? 'home' : url.slice(1))

/** Does what a step says. Refusals are among what the rows are about: then nothing happens. */
export async function takeStep(stage: LifeStage, step: LifeStep): Promise<void> {
  const pages = stage.navigator()
  const [what = '', where = ''] = step.split(' ')
  const open = (api: 'navigateTo' | 'redirectTo' | 'reLaunch' | 'switchTab') =>
    pages.open(api, { url: where }).catch(() => {})
  const steps: Readonly<Record<string, () => unknown>> = {
    push: () => open('navigateTo'),
    redirect: () => open('redirectTo'),
    relaunch: () => open('reLaunch'),
    tab: () => open('switchTab'),
    back: () => pages.back(Number(where || 1)).catch(() => {}),
    browser: () => stage.history.go(where === 'back' ? -1 : 1),
    overlay: () => void openOverlayEntry(pages, () => {}),
    background: () => stage.setHidden(true),
    foreground: () => stage.setHidden(false),
    recheck: () => pages.recheck(),
    reload: () => stage.reload(),
  }
  await steps[what]?.()
  await stage.settled()
}
