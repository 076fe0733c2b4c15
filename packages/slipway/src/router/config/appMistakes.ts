import { mistakesInPath } from './checkPath.ts'
import type { AnyApp, PageConfig } from './config.ts'
import { closest, isTable, show } from './messageParts.ts'
import type { NavigationBarBaseOptions } from './navigationBarTypes.ts'
import { mistakesInParent } from './parentMistakes.ts'
import { isUnder, parsePattern } from './path.ts'
import { isStandardSchema } from './standardSchema.ts'
import { knownKeys, unknownKeys } from './unknownKeys.ts'

const tabColors = ['color', 'selectedColor', 'backgroundColor', 'borderColor'] as const
const tabChoices = {
  position: ['bottom', 'top'],
  borderStyle: ['black', 'white'],
  blurEffect: ['none', 'dark', 'light', 'extralight'],
  back: ['first', 'leave'],
}
const themeChoices = { mode: ['auto', 'light', 'dark'], contrast: ['specification', 'aa'] }
const navigationBarTypes = ['default', 'transparent', 'float']
const keepAlives = ['live', 'paused', 'pinned', 'none']

/**
 * Finds the mistakes in an app's config that the types cannot detect, and those of apps in plain JavaScript.
 *
 * @returns One sentence per mistake: the key, what is wrong, and the corrected form.
 */
export function appMistakes(app: AnyApp, isColor: (text: string) => boolean): string[] {
  if (!isTable(app)) {
    return [
      `the app is ${show(app)}. Write createApp(defineApp({ pages: { … } })); if modules import each other in a circle, one of them gets undefined.`,
    ]
  }
  const mistakes = unknownKeys('', app, knownKeys.app)
  const paths = isTable(app.pages) ? Object.keys(app.pages) : []
  if (paths.length === 0) {
    return [
      ...mistakes,
      "pages is empty. Write at least one: pages: { '/': page({ load: () => import('./pages/HomePage') }) }.",
    ]
  }
  const shapes = new Map<string, string>()
  for (const path of paths) {
    const key = `pages['${path}']`
    mistakes.push(...mistakesInPath(key, path))
    const shape = parsePattern(path)
      .segments.map((segment) => (segment.startsWith(':') ? ':' : segment))
      .join('/')
    const twin = shapes.get(shape)
    if (twin !== undefined) {
      mistakes.push(
        `${key} is a duplicate of pages['${twin}']: both match the same addresses. Remove one, or give it another path.`,
      )
    }
    shapes.set(shape, path)
    const config = app.pages[path]
    if (isTable(config)) mistakes.push(...mistakesInPage(key, config, isColor), ...mistakesInParent(path, app.pages))
    else mistakes.push(`${key} is ${show(config)}. Write page({ load: () => import('./pages/MyPage') }).`)
  }
  mistakes.push(...mistakesInRoot(app.root, paths))
  mistakes.push(...mistakesInNotFound(app.notFound, isColor))
  mistakes.push(...mistakesInTabs(app, paths, isColor))
  mistakes.push(...mistakesInWindows(app, paths))
  mistakes.push(...mistakesInSubPackages(app.subPackages, paths))
  mistakes.push(...mistakesInBar('', app.navigationBar, isColor))
  mistakes.push(...widthMistake('maxWidth', app.maxWidth))
  mistakes.push(...keepAliveMistake(app.keepAlive))
  mistakes.push(...mistakesInTheme(app.theme))
  mistakes.push(...guardMistake('guard', app.guard))
  if (app.view !== undefined && typeof app.view !== 'function' && !isTable(app.view)) {
    mistakes.push(
      `view is ${show(app.view)}. Write a component that renders its children: view: ({ children }) => <Providers>{children}</Providers>.`,
    )
  }
  if (app.motion !== undefined && app.motion !== false && !isTable(app.motion)) {
    mistakes.push(
      `motion is ${show(app.motion)}. Import a look from 'slipway' and write motion: iosLook, or motion: false for no motion.`,
    )
  }
  if (app.auth !== undefined && !isTable(app.auth)) {
    mistakes.push('auth must be made by tokenAuth. Write auth: tokenAuth(), or leave it out.')
  }
  if (app.history !== undefined && typeof app.history !== 'function') {
    mistakes.push('history must be a history. Write history: hashHistory(), or leave it out for path addresses.')
  }
  if (app.devtools !== undefined && typeof app.devtools !== 'function') {
    mistakes.push('devtools must be made by devtools. Write devtools: devtools(), imported from slipway/devtools.')
  }
  if (app.storageGroup !== undefined && (typeof app.storageGroup !== 'string' || app.storageGroup === '')) {
    mistakes.push(
      `storageGroup is ${show(app.storageGroup)}. Write a name such as storageGroup: 'admin', or leave it out.`,
    )
  }
  if (app.swipeBack !== undefined && typeof app.swipeBack !== 'object') {
    mistakes.push('swipeBack must be made by edgeSwipe. Write swipeBack: edgeSwipe(), or leave it out.')
  }
  if (app.mapProvider !== undefined && typeof app.mapProvider !== 'object') {
    mistakes.push(
      'mapProvider must be an object. Write mapProvider: osmTiles(), imported from slipway/api/map-provider.',
    )
  }
  if (app.defaults !== undefined && typeof app.defaults !== 'function') {
    mistakes.push(
      'defaults must be made by overrideDefaults. Write defaults: overrideDefaults({ toast: { durationMs: 2_000 } }).',
    )
  }
  return mistakes
}

function mistakesInNotFound(config: unknown, isColor: (text: string) => boolean): string[] {
  if (config === undefined) return []
  if (!isTable(config)) {
    return [
      `notFound is ${show(config)}. Write notFound: { load: () => import('./pages/NotFoundPage') }, or leave it out.`,
    ]
  }
  // The options that only pages with an address have are mistakes.
  const others = unknownKeys('notFound.', config, knownKeys.notFound)
  return [...others, ...(others.length > 0 ? [] : mistakesInPage('notFound', config as PageConfig, isColor))]
}

function mistakesInPage(key: string, config: PageConfig, isColor: (text: string) => boolean): string[] {
  const mistakes = unknownKeys(`${key}.`, config, knownKeys.page)
  mistakes.push(...guardMistake(`${key}.guard`, config.guard))
  mistakes.push(...textMistake(`${key}.title`, config.title))
  if (typeof config.load !== 'function') {
    mistakes.push(`${key}.load must be a function that imports the page. Write load: () => import('./pages/MyPage').`)
  }
  const { params, navigationBar, motion, presentation } = config
  if (motion !== undefined && ![true, false, 'fade'].includes(motion)) {
    mistakes.push(`${key}.motion is ${show(motion)}. Write true, false or 'fade'.`)
  }
  if (presentation !== undefined && typeof presentation !== 'object') {
    mistakes.push(
      `${key}.presentation is ${show(presentation)}. Import modalPresentation from 'slipway' and write presentation: modalPresentation, or leave it out.`,
    )
  }
  mistakes.push(...widthMistake(`${key}.maxWidth`, config.maxWidth))
  if (params !== undefined && !isStandardSchema(params) && !isTable(params)) {
    mistakes.push(`${key}.params is ${show(params)}. Write each by its name: params: { id: Number }.`)
  } else if (params !== undefined && !isStandardSchema(params)) {
    for (const [name, token] of Object.entries(params)) {
      if (isToken(token)) continue
      mistakes.push(
        `${key}.params.${name} is ${show(token)}, which is not a parameter type. ` +
          `Write ${name}: String, Number, Boolean, a list such as [String], or optionalParam(…) of one of them.`,
      )
    }
  }
  if (config.keepAlive !== undefined && !keepAlives.includes(config.keepAlive)) {
    mistakes.push(`${key}.keepAlive is ${show(config.keepAlive)}. Write 'live', 'paused', 'pinned' or 'none'.`)
  }
  if (navigationBar !== false) mistakes.push(...mistakesInBar(`${key}.`, navigationBar, isColor))
  return mistakes
}

function mistakesInBar(key: string, bar: unknown, isColor: (text: string) => boolean): string[] {
  if (bar === undefined) return []
  if (!isTable(bar)) {
    const none = key === '' ? 'leave it out' : 'navigationBar: false for no bar'
    return [`${key}navigationBar is ${show(bar)}. Write ${none}, or navigationBar: { type: 'transparent' }.`]
  }
  const { type, view, backgroundColor, color } = bar as NavigationBarBaseOptions
  // A custom view, such as the one of `navigationBar()`, has further options.
  const mistakes = view === undefined ? unknownKeys(`${key}navigationBar.`, bar, knownKeys.navigationBar) : []
  if (type !== undefined && !navigationBarTypes.includes(type)) {
    mistakes.push(`${key}navigationBar.type is ${show(type)}. Write 'default', 'transparent' or 'float'.`)
  }
  if (view !== undefined && typeof view !== 'function' && typeof view !== 'object') {
    mistakes.push(`${key}navigationBar.view is ${show(view)}. Write a component, or leave it out.`)
  }
  for (const [name, value] of Object.entries({ backgroundColor, color }))
    mistakes.push(...colorMistake(`${key}navigationBar.${name}`, value, isColor))
  return mistakes
}

function mistakesInRoot(root: string | undefined, paths: readonly string[]): string[] {
  if (root === undefined) return []
  if (!paths.includes(root)) return [`root names ${show(root)}, which is not a page. ${closest(root, paths)}`]
  if (!root.includes(':')) return []
  return [`root is ${show(root)}, but its parameters are unknown. Write the path of a page without parameters.`]
}

function mistakesInTabs({ tabBar }: AnyApp, paths: readonly string[], isColor: (text: string) => boolean): string[] {
  if (!tabBar) return []
  const mistakes: string[] = []
  const seen = new Set<string>()
  if (!Array.isArray(tabBar.items) || tabBar.items.length === 0) {
    return [
      "tabBar.items is empty. Write tabBar: tabBar({ items: [{ path: '/', text: 'Home', icon: HomeIcon }] }), or leave tabBar out.",
    ]
  }
  const items: readonly unknown[] = tabBar.items
  for (const [index, item] of items.entries()) {
    const { path, text } = (isTable(item) ? item : {}) as { path?: unknown; text?: unknown }
    const key = `tabBar.items[${index}].path`
    mistakes.push(...textMistake(`tabBar.items[${index}].text`, text))
    if (typeof path !== 'string') {
      mistakes.push(`${key} is ${show(path)}. Write a tab as { path: '${paths[0]}', text: 'Home', icon: HomeIcon }.`)
      continue
    }
    if (!paths.includes(path)) mistakes.push(`${key} names ${show(path)}, which is not a page. ${closest(path, paths)}`)
    else if (path.includes(':'))
      mistakes.push(`${key} is ${show(path)}, but a tab's path cannot have parameters. Write a fixed path.`)
    if (seen.has(path)) mistakes.push(`${key} names ${show(path)} a second time. Each tab has a page of its own.`)
    seen.add(path)
  }
  const bar = tabBar as { readonly [Name in (typeof tabColors)[number] | keyof typeof tabChoices]?: unknown }
  mistakes.push(...choiceMistakes('tabBar', bar, tabChoices))
  for (const name of tabColors) {
    mistakes.push(...colorMistake(`tabBar.${name}`, bar[name], isColor))
  }
  return mistakes
}

function mistakesInWindows({ windows }: AnyApp, paths: readonly string[]): string[] {
  if (!windows) return []
  if (typeof windows.stepFor !== 'function') {
    return ["windows must be made by windows. Write windows: windows({ left: { load: () => import('./SideList') } })."]
  }
  const mistakes: string[] = []
  for (const side of ['top', 'left', 'right', 'start', 'end'] as const) {
    const window: { minWidth?: unknown; page?: unknown; load?: unknown } | undefined = windows[side]
    if (!window) continue
    const key = `windows.${side}`
    mistakes.push(...widthMistake(`${key}.minWidth`, window.minWidth))
    if (window.page !== undefined && !paths.some((path) => path === window.page)) {
      mistakes.push(`${key}.page names ${show(window.page)}, which is not a page. ${closest(window.page, paths)}`)
    }
    if ((window.page === undefined) === (typeof window.load !== 'function')) {
      mistakes.push(`${key} must have content. Write load: () => import('./SideList'), or page: '/list'.`)
    }
  }
  for (const [first, second] of [['left', 'right'] as const, ['start', 'end'] as const]) {
    if (windows[first]?.page === undefined || windows[second]?.page === undefined) continue
    mistakes.push(
      `windows.${first} and windows.${second} both have a page, but only one of them can. Give the other one load instead.`,
    )
  }
  const logical = windows.start ? 'start' : windows.end && 'end'
  const physical = windows.left ? 'left' : windows.right && 'right'
  if (logical && physical) {
    mistakes.push(
      `windows.${logical} and windows.${physical} can be on the same side. Write either start and end, or left and right.`,
    )
  }
  return mistakes
}

function mistakesInSubPackages(subPackages: unknown, paths: readonly string[]): string[] {
  if (subPackages === undefined) return []
  if (!Array.isArray(subPackages)) return ["subPackages must be a list. Write subPackages: [{ root: '/shop' }]."]
  const roots = subPackages.map((subPackage: { root?: unknown } | null) => subPackage?.root)
  return roots.flatMap((root, index) => {
    const key = `subPackages[${index}].root is ${show(root)}`
    if (typeof root !== 'string' || !/^\/.*[^/]$/.test(root)) {
      return [`${key}. Write the beginning of its pages' paths, without a slash at the end: '/shop'.`]
    }
    if (!paths.some((path) => isUnder(path, root))) {
      return [
        `${key}, but no page's path begins with it. Write the beginning of its pages' paths, or add a page: '${root}': page({ load: … }).`,
      ]
    }
    return roots.indexOf(root) < index ? [`${key} a second time. Remove one of them.`] : []
  })
}

function mistakesInTheme(theme: unknown): string[] {
  if (theme === undefined) return []
  if (!isTable(theme)) return [`theme is ${show(theme)}. Write theme: { mode: 'dark' }, or leave it out.`]
  return [...unknownKeys('theme.', theme, knownKeys.theme), ...choiceMistakes('theme', theme, themeChoices)]
}

function choiceMistakes(key: string, values: object, choices: Readonly<Record<string, readonly string[]>>): string[] {
  return Object.entries(choices).flatMap(([name, known]) => {
    const choice: unknown = Reflect.get(values, name)
    if (choice === undefined || known.some((one) => one === choice)) return []
    return [`${key}.${name} is ${show(choice)}. Write ${known.map(show).join(' or ')}.`]
  })
}

function guardMistake(key: string, guard: unknown): string[] {
  if (guard === undefined || typeof guard === 'function') return []
  return [`${key} is ${show(guard)}. Write a function: guard: ({ token }) => token !== undefined.`]
}

function textMistake(key: string, text: unknown): string[] {
  if (text === undefined || typeof text === 'string' || typeof text === 'function') return []
  return [`${key} is ${show(text)}. Write a text, or a function that returns one.`]
}

function keepAliveMistake(keepAlive: unknown): string[] {
  if (keepAlive === undefined) return []
  if (typeof keepAlive !== 'object' || keepAlive === null) {
    return [`keepAlive is ${show(keepAlive)}. Write keepAlive: { default: 'live', limit: 10 }.`]
  }
  const { limit, default: mode } = keepAlive as { limit?: unknown; default?: unknown }
  const mistakes = unknownKeys('keepAlive.', keepAlive, knownKeys.keepAlive)
  if (mode !== undefined && !keepAlives.includes(mode as string)) {
    mistakes.push(`keepAlive.default is ${show(mode)}. Write 'live', 'paused', 'pinned' or 'none'.`)
  }
  const isCount = limit === undefined || limit === Infinity || (Number.isInteger(limit) && Number(limit) >= 0)
  if (isCount) return mistakes
  return [
    ...mistakes,
    `keepAlive.limit is ${show(limit)}. Write a whole number of pages, such as keepAlive: { limit: 10 }.`,
  ]
}

function widthMistake(key: string, width: unknown): string[] {
  if (width === undefined || (typeof width === 'number' && width >= 0)) return []
  return [`${key} is ${show(width)}. Write a number of pixels, such as ${key.split('.').at(-1)}: 1190.`]
}

function colorMistake(key: string, color: unknown, isColor: (text: string) => boolean): string[] {
  if (color === undefined || (typeof color === 'string' && isColor(color))) return []
  return [
    `${key} is ${show(color)}, which is not a CSS colour. Write a colour such as '#007aff' or 'var(--sw-surface)'.`,
  ]
}

function isToken(token: unknown): boolean {
  if (token === String || token === Number || token === Boolean) return true
  if (Array.isArray(token)) return token.length === 1 && !Array.isArray(token[0]) && isToken(token[0])
  return typeof token === 'object' && token !== null && 'optional' in token && isToken(token.optional)
}
