/**
 * Events of a part of the shell that are meant for single pages. `Details` maps each event's name to the argument of its
 * listeners.
 */
export type PageEvents<Details extends object> = {
  readonly [Name in keyof Details]: {
    /** The key of the page that the event is meant for. */
    readonly key: string
    readonly detail: Details[Name]
  }
}
