import type { CSSProperties, ReactNode, Ref } from 'react'
import { enSwipeCell } from '../../base/locale/en/enSwipeCell.ts'
import { useWords } from '../../hooks/locale/useWords.ts'
import { nextToRow } from './swipeCell.state.ts'
import type { SwipeCellAction, SwipeCellSide } from './swipeCellProps.ts'

interface ActionPanelProps {
  readonly side: SwipeCellSide
  readonly actions: readonly SwipeCellAction[]
  /** The index of the action that waits for confirmation. */
  readonly confirming: number | undefined
  readonly ref: Ref<HTMLDivElement>
  onFocus(): void
  onPress(index: number, source: Event): void
}

/** The actions on one side of a row, as buttons. */
export function ActionPanel({ side, actions, confirming, ref, onFocus, onPress }: ActionPanelProps): ReactNode {
  const words = useWords(enSwipeCell)
  // The area that a longer swipe uncovers has the colour of the action that a full swipe runs.
  const next = actions[nextToRow(side, actions)]
  return (
    <div
      className="sw-swipe-cell-actions"
      ref={ref}
      data-side={side}
      data-tone={next?.tone}
      style={colored(next?.color)}
    >
      {actions.map(({ label, icon, tone, color, confirmText, disabled }, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: an action is identified by its index; labels may be equal.
          key={index}
          type="button"
          className="sw-swipe-cell-action"
          data-tone={tone}
          data-colored={color !== undefined || undefined}
          style={colored(color)}
          data-confirming={confirming === index || undefined}
          disabled={disabled}
          onFocus={onFocus}
          onClick={({ nativeEvent }) => onPress(index, nativeEvent)}
        >
          {icon && (
            <span className="sw-swipe-cell-icon" aria-hidden="true">
              {icon}
            </span>
          )}
          <span dir="auto" aria-live="polite">
            {confirming === index ? (confirmText ?? words['swipeCell.confirm']) : label}
          </span>
        </button>
      ))}
    </div>
  )
}

const colored = (color: string | undefined) => ({ '--sw-swipe-cell-action': color }) as CSSProperties
