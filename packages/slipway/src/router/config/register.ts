import type { ChosenLocation } from '../../base/map/chosenLocation.ts'
import type { AnyApp, AppConfig, NoParams, PageConfig } from './config.ts'
import type { ParamsInput, ParamsOutput } from './params.ts'

/**
 * Registers your app's types, once:
 *
 * ```ts
 * declare module 'slipway' {
 *   interface Register { app: typeof app }
 * }
 * ```
 */
// biome-ignore lint/suspicious/noEmptyInterface: an app fills it by declaration merging.
export interface Register {}

type App = Register extends { readonly app: infer Registered } ? Registered : AnyApp
type Pages = App extends AppConfig<infer Table, infer _Tabs> ? Table : never
type Tabs = App extends AppConfig<infer _Table, infer Path> ? Path : never
type SpecOf<Path extends string> = Path extends keyof Pages
  ? Pages[Path] extends PageConfig<infer Spec>
    ? Spec
    : never
  : never

/** The paths of the app's pages, as its config writes them: `'/order/:id'`. */
export type PagePath = keyof Pages & string

/** The paths of the pages in the tab bar. */
export type TabPath = string extends PagePath ? string : Tabs & PagePath

/** The paths of the pages that `navigateTo` can open: all except the pages in the tab bar. */
export type PushPath = string extends PagePath ? string : Exclude<PagePath, Tabs>

/** The parameters that a page receives. */
export type ParamsOf<Path extends PagePath> = string extends PagePath
  ? Readonly<Record<string, unknown>>
  : ParamsOutput<Path, SpecOf<Path>>

/** The parameters that a call passes to a page. */
export type CallParams<Path extends PagePath> = string extends PagePath
  ? Readonly<Record<string, unknown>>
  : ParamsInput<Path, SpecOf<Path>>

/** The results of Slipway's own pages. A page of the app with the same path has the result that its config declares. */
export interface SystemResults {
  '/choose-location': ChosenLocation
}

/** The paths of the pages that may return a result. */
export type ResultPath = PagePath | keyof SystemResults

/** The result that a page returns to `openPage`. */
export type ResultOf<Path extends string> = string extends PagePath
  ? unknown
  : [Path] extends [keyof Pages]
    ? Pages[Path] extends PageConfig<infer _Spec, infer Result>
      ? Result
      : never
    : [Path] extends [keyof SystemResults]
      ? SystemResults[Path]
      : never

/** The events between a page and its opener. A page without `events` may emit any events, of unknown type. */
export type EventsOf<Path extends string> = string extends PagePath
  ? AnyEvents
  : [Path] extends [keyof Pages]
    ? Pages[Path] extends PageConfig<infer _Spec, infer _Result, infer Events>
      ? object extends Events
        ? AnyEvents
        : Events
      : never
    : never

type AnyEvents = Readonly<Record<string, unknown>>

/**
 * The arguments after the path, of a call that can open the pages with the paths `Allowed`. The parameters may be left out only
 * if the page requires none. A path that is not allowed has arguments that no call has: the compiler then reports the error of
 * the overload that explains the mistake.
 */
export type ParamsArgs<Path extends string, Allowed extends string = PagePath> = [Path] extends [Allowed]
  ? [Path] extends [PagePath]
    ? NoParams extends CallParams<Path>
      ? [params?: CallParams<Path>]
      : [params: CallParams<Path>]
    : never
  : [never, never, never, never]

/** The arguments after the path, of a call with options after the parameters. */
export type ParamsAndOptions<Path extends string, Options, Allowed extends string = PagePath> = [
  ...ParamsArgs<Path, Allowed>,
  options?: Options,
]

/** Props of a page component: `function OrderPage({ params }: PageProps<'/order/:id'>)`. */
export interface PageProps<Path extends PagePath = PagePath> {
  /** The page's checked parameters, available from the first render on. */
  readonly params: ParamsOf<Path>
}
