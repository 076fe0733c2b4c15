import type { NoParams } from './config.ts'
import type { CallParams, PagePath, TabPath } from './register.ts'

/** Type that no argument has. The compiler prints its text as a part of the error. */
export type Mistake<Text extends string> = string & { readonly mistake: Text }

/**
 * Type of the first parameter for a path that the call cannot open: the paths that the caller may mean, or a `Mistake`. For
 * other arguments `never`.
 *
 * The compiler infers `Path` from the first branch, which is never taken, and must not infer it from the parts of a path. While
 * the user types a path, editors infer the default, `undefined`, and list the paths.
 */
export type WrongPath<Allowed extends string, Path> = [Path] extends [never]
  ? Path
  : [Path] extends [undefined]
    ? Allowed
    : Explained<Allowed, NoInfer<Path>>

/** The arguments after a wrong path. After other arguments none, so that another overload reports its error. */
export type ArgsAfterWrongPath<Allowed extends string, Path> = [Path] extends [Allowed]
  ? []
  : Path extends string
    ? [params?: object, options?: object]
    : []

type Explained<Allowed extends string, Path> = Path extends string
  ? string extends Path
    ? Allowed | Mistake<'A text that is none of these paths is an address. Write { url: text }.'>
    : Path extends PagePath
      ? Mistake<Reason<Allowed, Path>>
      : NearestPath<Path, Allowed>
  : never

/** The reason why a call with these arguments cannot open a page. */
type Reason<Allowed extends string, Path extends PagePath> = Path extends Allowed
  ? `The page ${Path} requires the parameter ${RequiredNames<CallParams<Path>>}.`
  : Path extends TabPath
    ? `${Path} is a tab page. Call switchTab.`
    : `${Path} is not a tab page. Call navigateTo.`

/** The names of the parameters that a page requires. */
type RequiredNames<Params> = {
  [Name in keyof Params & string]-?: NoParams extends Pick<Params, Name> ? never : Name
}[keyof Params & string]

/**
 * The paths that begin like a wrong path: with its first segment, else with its first letter; else all paths. The last ones are
 * mapped, because the compiler would print the name of their union instead of the paths.
 */
export type NearestPath<Wrong extends string, Paths extends string> = OrElse<
  Extract<Paths, `/${FirstSegment<Wrong>}${string}`>,
  OrElse<Extract<Paths, `/${FirstLetter<FirstSegment<Wrong>>}${string}`>, { [Path in Paths]: Path }[Paths]>
>

type OrElse<Found, Rest> = [Found] extends [never] ? Rest : Found

type FirstSegment<Path extends string> = Path extends `/${infer Rest}`
  ? FirstSegment<Rest>
  : Path extends `${infer First}/${string}` | `${infer First}?${string}`
    ? First
    : Path

type FirstLetter<Text extends string> = Text extends `${infer Letter}${string}` ? Letter : never
