/** The edges of an area of the window, in CSS pixels from the window's top left corner. */
export interface AreaEdges {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** The part of the window that no notch, corner or system bar covers. */
export interface UncoveredArea extends AreaEdges {
  /** The part of an installed app's title bar beside the controls of the window, if the app covers the title bar. */
  readonly titleBar?: AreaEdges | undefined
}

/** The platform's part of `getNavigationBarRect`. `readBar` throws a `HostError` of `unavailable` without a document. */
export interface NavigationBarHost {
  /** The content box of the current page's navigation bar; `undefined` if the page has none. */
  readBar(): AreaEdges | undefined
  readUncoveredArea(): UncoveredArea
}
