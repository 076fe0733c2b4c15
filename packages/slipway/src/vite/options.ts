import type { Platform } from '../base/platforms.ts'
import { colorTokens } from '../base/tokens.ts'
import { mistakesInOptions } from './checkOptions.ts'
import { type IconOptions, type IconPlan, iconPlan } from './icons/iconOptions.ts'
import { type PrerenderOptions, type PrerenderPlan, prerenderPlan } from './prerender/prerenderOptions.ts'
import { type PwaOptions, type PwaPlan, pwaPlan } from './pwa/pwaOptions.ts'

/** An icon of the app, for the browser's tab and the home screen. */
export interface AppIcon {
  /** A file of the public folder (`/icon-192.png`), or an address. */
  readonly src: string
  /** Width and height in pixels as `192x192`, or `any` for a vector image. */
  readonly sizes?: string
  /** Media type. @default the type for the file extension */
  readonly type?: string
  /** `maskable` for an icon that may be cropped to any shape. */
  readonly purpose?: 'any' | 'maskable' | 'monochrome'
}

/** Options of the Vite plugin. */
export interface SlipwayOptions {
  /**
   * The module that exports `app`, or a module that mounts it. Used only without an `index.html`.
   * @default `src/main.tsx` or `src/main.ts`, which mount the app; else `src/app.ts` or `src/app.tsx`, which export it
   */
  readonly entry?: string
  /** The app's name. @default the package's name as words: `My App` for `my-app` */
  readonly name?: string
  /** A name of at most twelve characters for the home screen. @default name */
  readonly shortName?: string
  /** Language until the app has started, as a BCP 47 tag. @default 'en' */
  readonly lang?: string
  /** Title until a page has set one. @default name */
  readonly title?: string
  /** Colours of the browser's own bars, as CSS. @default the runtime's surface: { light: '#ffffff', dark: '#1c1c1e' } */
  readonly themeColor?: { readonly light: string; readonly dark: string }
  /**
   * Icons: a list of files, the first for the browser's tab; or one SVG file, `{ source: '/icon.svg' }`, from which the build makes the PNG
   * icons of the installed app, with `sharp`, which your app installs.
   * @default `icon.svg` of the public folder, else an icon with the name's first letter
   */
  readonly icons?: readonly AppIcon[] | IconOptions
  /** Members of the web manifest that replace the generated ones, or `false` for no manifest. */
  readonly manifest?: false | Readonly<Record<string, unknown>>
  /**
   * Platform of the app: a browser, or Capacitor's shell with native implementations of the capabilities.
   * @default 'web'
   */
  readonly platform?: Platform
  /**
   * Prepares the page for a content security policy without `'unsafe-inline'`. The page has an inline style sheet and an
   * inline script, which such a policy blocks.
   *
   * - `'files'`: both become files, in the dev server and in the build. The policy `script-src 'self'; style-src 'self'` is
   *   then sufficient.
   * - `'hashes'`: both remain inline. The build prints the hashes of all inline tags and writes them to `.vite/csp.json` in the
   *   output folder, for your server's header.
   *
   * With either value, Vite's `build.assetsInlineLimit` is 0 unless you set it, so that small images and fonts do not become
   * `data:` URLs.
   * @default both inline, no hashes
   */
  readonly csp?: 'files' | 'hashes'
  /**
   * Renders pages to HTML in the build, so that they are on the screen before the app has started: `true` for all pages that need no
   * parameters, or a list such as `['/', '/about']`.
   * @default false
   */
  readonly prerender?: boolean | readonly string[] | PrerenderOptions
  /**
   * Adds a service worker, so that the app starts without a network: `true`, or options.
   * @default false
   */
  readonly pwa?: boolean | PwaOptions
  /**
   * The module of a server that calls `renderApp`, such as `src/server.ts`. The build also builds it for Node, into the folder of the
   * build with the suffix `-server`: `dist-server/server.mjs`. The build for browsers then has no `index.html` that is not rendered.
   * @default no server
   */
  readonly server?: string
  /**
   * Marks the functions of React and of Slipway that the start of an app, a first push and the first page with a component call, in the
   * build. The browser then compiles them while it parses the script, instead of parsing them twice.
   * @default true
   */
  readonly compileHints?: boolean
}

/** The options with all defaults. */
export interface AppFacts
  extends Required<Omit<SlipwayOptions, 'entry' | 'icons' | 'csp' | 'prerender' | 'pwa' | 'server'>> {
  /** `undefined` if no page is rendered. */
  readonly prerender: PrerenderPlan | undefined
  /** `undefined` if the app has no service worker. */
  readonly pwa: PwaPlan | undefined
  /** `undefined` for the plugin's own icon, and for icons that are made from an SVG. */
  readonly icons: readonly AppIcon[] | undefined
  /** `undefined` if no icons are made from an SVG. */
  readonly iconPlan: IconPlan | undefined
  readonly csp: SlipwayOptions['csp']
  readonly server: string | undefined
}

/**
 * Checks the options and adds the defaults.
 *
 * @throws {Error} For unknown options and invalid values.
 */
export function appFacts(options: SlipwayOptions, packageName = 'app'): AppFacts {
  const mistakes = mistakesInOptions(options)
  if (mistakes.length > 0) throw new Error(`slipway: ${mistakes.join('\n')}`)
  const { platform = 'web', name = inWords(packageName), lang = 'en' } = options
  const { light, dark } = colorTokens.surface
  return {
    platform,
    name,
    lang,
    shortName: options.shortName ?? name,
    title: options.title ?? name,
    themeColor: options.themeColor ?? { light, dark },
    icons: isList(options.icons) ? options.icons : undefined,
    iconPlan: options.icons && !isList(options.icons) ? iconPlan(options.icons) : undefined,
    csp: options.csp,
    server: options.server,
    compileHints: options.compileHints ?? true,
    prerender: prerenderPlan(options.prerender),
    // The files of a native shell are local.
    pwa: platform === 'web' ? pwaPlan(options.pwa) : undefined,
    // A native shell does not install web apps.
    manifest: options.manifest ?? (platform === 'web' ? {} : false),
  }
}

const isList = (icons: SlipwayOptions['icons']): icons is readonly AppIcon[] => Array.isArray(icons)

/** Converts a package name to words: `My App` for `@scope/my-app`. */
function inWords(packageName: string): string {
  const words = packageName.replace(/^.*\//, '').split(/[-_.\s]+/)
  return words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(' ')
}
