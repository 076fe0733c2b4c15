import type { PageConfig } from './config.ts'
import type { ParamsInput } from './params.ts'

/**
 * The type that the table of pages must have so that each page fits its parent (`under`). A page that does not has the message
 * as the type of its `under`.
 */
export type ParentsOf<Pages extends object> = {
  readonly [Path in keyof Pages]: Pages[Path] extends PageConfig<infer Spec, infer _Result, infer _Events, infer Under>
    ? Accepted<ProblemOf<Pages, Under, ParamsInput<Path & string, Spec>>>
    : unknown
}

type Accepted<Problem> = [Problem] extends [never] ? unknown : { readonly under?: Problem | undefined }

/** The message about the parent of a page with these parameters; `never` if there is nothing wrong. */
type ProblemOf<Pages, Under extends string, Params> = string extends Under
  ? never
  : Under extends keyof Pages
    ? Pages[Under] extends PageConfig<infer Spec>
      ? WrongName<ParamsInput<Under, Spec>, Params> extends infer Name extends string
        ? `${Under} needs the parameter ${Name}, which this page does not have with the same type.`
        : never
      : never
    : `${Under} is not a page of this app.`

/** The names of a parent's parameters that a page below cannot fill. */
type WrongName<Parent, Params> = {
  [Name in keyof Parent & string]: Name extends keyof Params
    ? Pick<Params, Name> extends Pick<Parent, Name>
      ? never
      : Name
    : undefined extends Parent[Name]
      ? never
      : Name
}[keyof Parent & string]
