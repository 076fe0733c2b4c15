import type { AnyApp } from '../config/config.ts'
import type { History } from '../history/history.ts'
import type { PageNavigator } from '../navigator.ts'
import { openOverlayEntry } from '../overlay-entries/openOverlayEntry.ts'

/*
 * The life cycle events of pages and of the app. Tests run each row in Node and in a browser, and `npm run gen` generates the
 * tables in lifecycle.md from these rows.
 */

/** An action of the user, the app's code or the system. */
export type LifeStep =
  | `${'push' | 'redirect' | 'relaunch' | 'tab'} /${string}`
  | 'back'
  | 'back 2'
  | 'browser back'
  | 'browser forward'
  | 'overlay'
  | 'background'
  | 'foreground'
  | 'rerunGuards'
  | 'reload'

type Life = `${'home' | 'mine' | 'a' | 'b' | 'deep'} ${'load' | 'show' | 'ready' | 'hide' | 'unload'}`

/** Steps, and the events that they cause, in order. */
export interface LifeRow {
  /** Short description of the steps. */
  readonly happens: string
  /** Steps before, whose events are ignored. Every row begins with an app at its first page. */
  readonly after?: readonly LifeStep[]
  /** Address that the app is opened with, for rows about its start. @default '/' */
  readonly url?: string
  readonly steps: readonly LifeStep[]
  readonly events: readonly (Life | `app ${'launch' | 'show' | 'hide'}`)[]
}

/** The rows, in the groups of the docs. */
export const lifeRows: Readonly<Record<string, readonly LifeRow[]>> = {
  'Page changes': [
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
      happens: 'A page replaces another (`redirectTo`)',
      after: ['push /a'],
      steps: ['redirect /b'],
      events: ['a unload', 'b load', 'b show', 'b ready'],
    },
    {
      happens: 'All pages are replaced (`reLaunch`)',
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
    { happens: 'A tab switch to the tab that is already shown', steps: ['tab /'], events: [] },
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
      happens: '`reLaunch` also drops the kept tabs',
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
      happens: 'The app starts at a page with `under`',
      url: '/deep',
      steps: [],
      events: ['app launch', 'app show', 'deep load', 'deep show', 'deep ready'],
    },
    {
      happens: 'The app moves to the background',
      after: ['push /a'],
      steps: ['background'],
      events: ['a hide', 'app hide'],
    },
    {
      happens: 'The app returns to the foreground',
      after: ['push /a', 'background'],
      steps: ['foreground'],
      events: ['app show', 'a show'],
    },
    {
      happens: 'A page is opened in the background, and the app returns to the foreground',
      after: ['background'],
      steps: ['push /a', 'foreground'],
      events: ['app show', 'a load', 'a show', 'a ready'],
    },
    {
      happens: 'The document is reloaded: covered pages load when they are shown',
      after: ['push /a'],
      steps: ['reload'],
      events: ['a hide', 'app hide', 'app launch', 'app show', 'a load', 'a show', 'a ready'],
    },
    {
      happens: 'Back to a page that was covered during the reload',
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
    { happens: 'A page prevents Back (`useBackPress`)', after: ['push /stay'], steps: ['back'], events: [] },
    { happens: 'The guards run again, and let the page be shown', steps: ['rerunGuards'], events: [] },
  ],
}

/** The environment in which the rows run. */
export interface LifeStage {
  /** Returns the app's navigator; a new one after each reload. */
  navigator(): PageNavigator
  readonly history: History
  /** Moves the app to the background or to the foreground. */
  setHidden(hidden: boolean): void
  reload(): Promise<void>
  /** Resolves when all running work is done. */
  settled(): Promise<void>
}

/** The app of the rows. `loadPage` of the stage creates the pages. The stage must make the page at `/stay` prevent Back. */
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

/** Name of a page in the rows. */
export const lifeName = (url: string): string => (url === '/' ? 'home' : url.slice(1))

/** Carries out a step. Ignores the rejection of a refused call, because some rows are about refusals. */
export async function takeStep(stage: LifeStage, step: LifeStep): Promise<void> {
  const pages = stage.navigator()
  const [action = '', detail = ''] = step.split(' ')
  const open = (api: 'navigateTo' | 'redirectTo' | 'reLaunch' | 'switchTab') =>
    pages.open(api, { url: detail }).catch(() => {})
  const steps: Readonly<Record<string, () => unknown>> = {
    push: () => open('navigateTo'),
    redirect: () => open('redirectTo'),
    relaunch: () => open('reLaunch'),
    tab: () => open('switchTab'),
    back: () => pages.back(Number(detail || 1)).catch(() => {}),
    browser: () => stage.history.go(detail === 'back' ? -1 : 1),
    overlay: () => void openOverlayEntry(pages, () => {}),
    background: () => stage.setHidden(true),
    foreground: () => stage.setHidden(false),
    rerunGuards: () => pages.rerunGuards(),
    reload: () => stage.reload(),
  }
  await steps[action]?.()
  await stage.settled()
}
