import type { NavigationBarBaseOptions } from '../../router/config/config.ts'
import type { IconSource } from '../IconView.tsx'

/** The picture of a button in the head; `none` shows its text. */
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

/** A button in the head. */
export interface NavigationBarButton {
  /**
   * Its picture: one of the built-in ones, `select` for a text with an arrow, or `none` for `icon` or the text alone.
   * @default 'none'
   */
  readonly type?: NavigationBarButtonType
  /** Its text, shown where there is no picture; with a picture it is the button's name. */
  readonly text?: string
  /** A picture of your own: a component that draws it, or the address of an image. Wins over that of `type`. */
  readonly icon?: IconSource
  /**
   * The side that it stands on: `left` is the beginning of the line, and so the right side in right-to-left text.
   * @default 'right'
   */
  readonly float?: 'left' | 'right'
  /**
   * Any CSS colour.
   * @default the head's
   */
  readonly color?: string
  /**
   * Pixels, or any CSS length; never less than 44 pixels.
   * @default as wide as its content
   */
  readonly width?: number | string
  /**
   * Whether the button has a red dot.
   * @default false
   */
  readonly dot?: boolean
  /** Text of its badge: four or more characters become `...`, and an empty text a red dot. */
  readonly badgeText?: string
  /** Its name for screen readers. A picture that is not a built-in one needs it, or a `text`. */
  readonly ariaLabel?: string
}

/** A search field in the head, in place of the title. */
export interface NavigationBarSearchInput {
  /** What the field says while it is empty; also its name. */
  readonly placeholder?: string
  /** Its text at the beginning. */
  readonly defaultValue?: string
  /**
   * Whether it only looks like a field: it is a button then, for a page that searches elsewhere.
   * @default false
   */
  readonly disabled?: boolean
  /**
   * Whether it takes the focus when the page opens.
   * @default false
   */
  readonly autoFocus?: boolean
  /**
   * Where its text stands; `left` is the beginning of the line.
   * @default 'center'
   */
  readonly align?: 'left' | 'center' | 'right'
  /**
   * Colour of its text; any CSS colour.
   * @default 'var(--sw-label)'
   */
  readonly color?: string
  /**
   * Any CSS colour.
   * @default 'var(--sw-fill)'
   */
  readonly backgroundColor?: string
  /**
   * Pixels, or any CSS length.
   * @default a full rounding
   */
  readonly borderRadius?: number | string
  /**
   * Colour of the placeholder; any CSS colour.
   * @default 'var(--sw-label-3)'
   */
  readonly placeholderColor?: string
}

/** Options of `navigationBar`: those of every head, and what takes code of its own. */
export interface NavigationBarOptions extends Omit<NavigationBarBaseOptions, 'view'> {
  /** Address of an image, 26 pixels high, in place of the title. The title is its text for those who do not see it. */
  readonly titleImage?: string
  /**
   * Whether a spinner stands in the title's place.
   * @default false
   */
  readonly loading?: boolean
  /** Buttons, in their order; taps on them reach the page by `useNavigationBarButtonTap`. */
  readonly buttons?: readonly NavigationBarButton[]
  /** A search field in the title's place; what happens in it reaches the page by `useNavigationBarSearchInput…`. */
  readonly searchInput?: NavigationBarSearchInput
}
