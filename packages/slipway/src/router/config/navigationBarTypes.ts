/** Options of a page's navigation bar. For buttons, a search field or an image in the bar, see `navigationBar`. */
export interface NavigationBarBaseOptions {
  /**
   * `default`: above the page's content. `float`: overlays the content. `transparent`: overlays the content and fades in as the
   * page scrolls. With `navigationBar` the bar fades in every browser. Without it, browsers that lack scroll-driven animations
   * show the bar at once.
   * @default 'default'
   */
  readonly type?: 'default' | 'transparent' | 'float'
  /** Any CSS colour. */
  readonly backgroundColor?: string
  /** Colour of title and buttons; any CSS colour. */
  readonly color?: string
  /** A component of your own, rendered in place of the built-in navigation bar. */
  readonly view?: NavigationBarView
}

/** The current state of a page's navigation bar: the config, with the changes of calls such as `setNavigationBarColor`. */
export interface NavigationBarState extends NavigationBarBaseOptions {
  /** Whether a spinner replaces the title. */
  readonly loading?: boolean
  /** Duration and timing function of a change of colour, as CSS: `300ms ease-in`. */
  readonly transition?: string
}

/** Props of a component that renders a page's navigation bar. */
export interface NavigationBarViewProps {
  /** The page's title; empty while a guard hides the page. */
  readonly title: string
  /** Whether Back leads to another page. */
  readonly canGoBack: boolean
  /** Navigates back, as the built-in button does. */
  readonly onBack: () => void
  /** Whether the page is modal (`modalPresentation`): a Close button instead of a back button. */
  readonly closes: boolean
  /** The options of `navigationBar`, with the changes of calls such as `setNavigationBarColor`. */
  readonly options: NavigationBarState
}

// Method parameters are compared bivariantly, so that a component that accepts only some of the props is assignable, too.
export type NavigationBarView = { render(props: NavigationBarViewProps): unknown }['render']
