import type { NavigationBarBaseOptions } from '../../router/config/navigationBarTypes.ts'
import type { IconSource } from '../IconView.tsx'

/** The icon of a button in the navigation bar; `none` shows the button's text. */
export type NavigationBarButtonType =
  | 'none'
  | 'forward'
  | 'back'
  | 'select'
  | 'share'
  | 'favorite'
  | 'home'
  | 'menu'
  | 'close'

/** A button in the navigation bar. */
export interface NavigationBarButton {
  /**
   * Icon of the button: a built-in one, `select` for a text with an arrow, or `none` for `icon` or the text alone.
   * @default 'none'
   */
  readonly type?: NavigationBarButtonType
  /** Text of the button, shown if the button has no icon; with an icon it is the accessible name. */
  readonly text?: string
  /**
   * An icon of your own: a component that renders it, or the address of an image. Takes precedence over the icon of `type`.
   */
  readonly icon?: IconSource
  /**
   * Side of the bar: `left` is the start of the line, so the right side in right-to-left text.
   * @default 'right'
   */
  readonly float?: 'left' | 'right'
  /**
   * Colour of the button; any CSS colour.
   * @default the navigation bar's colour
   */
  readonly color?: string
  /**
   * Width of the button in pixels, or any CSS length; at least 44 pixels.
   * @default as wide as its content
   */
  readonly width?: number | string
  /**
   * Whether the button has a red dot.
   * @default false
   */
  readonly dot?: boolean
  /** Text of the badge: a text of four or more characters is shown as `...`, an empty text as a red dot. */
  readonly badgeText?: string
  /** Accessible name for screen readers. Required for an icon that is not built in, unless the button has a `text`. */
  readonly ariaLabel?: string
}

/** A search field in the navigation bar, in place of the title. */
export interface NavigationBarSearchInput {
  /** Placeholder of the empty field; also its accessible name. */
  readonly placeholder?: string
  /** Initial text. */
  readonly defaultValue?: string
  /**
   * Whether it is a button that looks like a field, for a page whose search is on another page.
   * @default false
   */
  readonly disabled?: boolean
  /**
   * Whether the field receives the focus when the page opens.
   * @default false
   */
  readonly autoFocus?: boolean
  /**
   * Alignment of the text; `left` is the start of the line.
   * @default 'center'
   */
  readonly align?: 'left' | 'center' | 'right'
  /**
   * Colour of the text; any CSS colour.
   * @default 'var(--sw-label)'
   */
  readonly color?: string
  /**
   * Background of the field; any CSS colour.
   * @default 'var(--sw-fill)'
   */
  readonly backgroundColor?: string
  /**
   * Radius of the corners in pixels, or any CSS length.
   * @default fully rounded
   */
  readonly borderRadius?: number | string
  /**
   * Colour of the placeholder; any CSS colour.
   * @default 'var(--sw-label-3)'
   */
  readonly placeholderColor?: string
}

/** Options of `navigationBar`: those of every navigation bar, and those that need additional code. */
export interface NavigationBarOptions extends Omit<NavigationBarBaseOptions, 'view'> {
  /** Address of an image, 26 pixels high, in place of the title. The title is its alternative text. */
  readonly titleImage?: string
  /**
   * Whether a spinner is shown in place of the title.
   * @default false
   */
  readonly loading?: boolean
  /** Buttons in their order; `useNavigationBarButtonTap` reports taps on them to the page. */
  readonly buttons?: readonly NavigationBarButton[]
  /** A search field in place of the title; the hooks `useNavigationBarSearchInput…` report its events to the page. */
  readonly searchInput?: NavigationBarSearchInput
}
