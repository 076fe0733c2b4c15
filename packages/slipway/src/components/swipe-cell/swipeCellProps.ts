import type { ComponentProps, ReactNode } from 'react'
import type { ComponentEvent } from '../../hooks/componentEvent.ts'

/** The side of a row: the start or the end of the line. */
export type SwipeCellSide = 'start' | 'end'

/** An action of `SwipeCell`. */
export interface SwipeCellAction {
  /** Label of the button, one or two words. */
  readonly label: string
  /** Icon above the label, 24 by 24 pixels. Screen readers ignore the icon. */
  readonly icon?: ReactNode
  /**
   * Semantic colour: `danger` for an action that destroys something.
   * @default 'neutral'
   */
  readonly tone?: 'neutral' | 'danger' | undefined
  /** Any CSS colour for the background, instead of the colour of `tone`. The label then has the colour of text on the accent. */
  readonly color?: string | undefined
  /**
   * Whether the action needs a confirmation: its button shows `confirmText` until it is pressed again.
   * @default false
   */
  readonly confirm?: boolean | undefined
  /**
   * Label of the button while the action waits for confirmation.
   * @default 'Confirm', in the app's language
   */
  readonly confirmText?: string | undefined
  /**
   * Whether the action is disabled.
   * @default false
   */
  readonly disabled?: boolean | undefined
}

/** Props of `SwipeCell`, in addition to those of `<div>`. */
export interface SwipeCellProps extends ComponentProps<'div'> {
  /** The content of the cell: a row of a list. */
  readonly children?: ReactNode
  /**
   * The actions at the end of the line, shown by a swipe towards the start.
   * @default []
   */
  readonly actions?: readonly SwipeCellAction[] | undefined
  /**
   * The actions at the start of the line, shown by a swipe towards the end.
   * @default []
   */
  readonly startActions?: readonly SwipeCellAction[] | undefined
  /**
   * Whether a swipe over at least 60 % of the cell's width runs the action next to the row.
   * @default true
   */
  readonly fullSwipe?: boolean | undefined
  /**
   * Whether swiping is disabled and the actions are removed.
   * @default false
   */
  readonly disabled?: boolean | undefined
  /** Called when the user has chosen an action and, if the action needs it, has confirmed the choice. */
  readonly onAction?:
    | ((event: ComponentEvent<{ index: number; side: SwipeCellSide }, HTMLDivElement>) => void)
    | undefined
}
