import type { ComponentProps, ReactNode } from 'react'
import type { ComponentEvent } from '../../hooks/componentEvent.ts'

/** The side of a row: where its lines begin, or where they end. */
export type SwipeCellSide = 'start' | 'end'

/** An action of `SwipeCell`. */
export interface SwipeCellAction {
  /** Text of the button, a word or two. */
  readonly label: string
  /**
   * Semantic colour: `danger` for an action that destroys something.
   * @default 'neutral'
   */
  readonly tone?: 'neutral' | 'danger' | undefined
  /** Any CSS colour for the background, in place of the colour of `tone`. The label then has the colour of text on the accent. */
  readonly color?: string | undefined
  /**
   * Whether it asks before it is done: its button then says `confirmText`, until it is pressed again.
   * @default false
   */
  readonly confirm?: boolean | undefined
  /** @default 'Confirm', in the app's language */
  readonly confirmText?: string | undefined
  /** @default false */
  readonly disabled?: boolean | undefined
}

/** Props of `SwipeCell`. Everything else goes to its `<div>`. */
export interface SwipeCellProps extends ComponentProps<'div'> {
  /** The cell: a row of a list. */
  readonly children?: ReactNode
  /**
   * What a swipe towards the start of lines reveals at their end.
   * @default []
   */
  readonly actions?: readonly SwipeCellAction[] | undefined
  /**
   * What a swipe towards the end of lines reveals at their start.
   * @default []
   */
  readonly startActions?: readonly SwipeCellAction[] | undefined
  /**
   * Whether a swipe over more than half of the cell is the action next to the row.
   * @default true
   */
  readonly fullSwipe?: boolean | undefined
  /**
   * Whether it cannot be swiped, and its actions are out of reach.
   * @default false
   */
  readonly disabled?: boolean | undefined
  /** The user has chosen an action, and where it asks, confirmed it. */
  readonly onAction?:
    | ((event: ComponentEvent<{ index: number; side: SwipeCellSide }, HTMLDivElement>) => void)
    | undefined
}
