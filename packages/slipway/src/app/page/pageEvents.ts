/** Events that a part of the shell has for single pages. `Details` maps each event's name to what its listeners get. */
export type PageEvents<Details extends object> = {
  readonly [Name in keyof Details]: {
    /** The key of the page that it is for. */
    readonly key: string
    readonly detail: Details[Name]
  }
}
