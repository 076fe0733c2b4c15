import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { takeFocus } from '../../hooks/takeFocus.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { groupsOf, type SelectItem } from './select.state.ts'

interface OptionListProps {
  readonly id: string
  readonly label: string
  readonly list: RefObject<HTMLDivElement | null>
  readonly items: readonly SelectItem[]
  readonly multiple: boolean
  readonly chosen: readonly string[]
  /** Index of the item that keys have reached. */
  readonly active: number
  readonly takesFocus: boolean
  optionId(index: number): string
  onKeyDown(event: KeyboardEvent<HTMLElement>): void
  onPress(index: number, source: Event): void
}

/** The options of a select below the headings of their groups. The list has the focus; keys move its active option. */
export function OptionList({
  id,
  label,
  list,
  items,
  multiple,
  chosen,
  active,
  takesFocus,
  optionId,
  onKeyDown,
  onPress,
}: OptionListProps): ReactNode {
  // Labels begin at the same line.
  const hasIcons = items.some(({ icon }) => icon)
  const option = ([item, index]: readonly [SelectItem, number]) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles the keys.
    // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus, and this is its active descendant.
    <div
      key={item.value}
      id={optionId(index)}
      role="option"
      className="sw-option"
      aria-selected={chosen.includes(item.value)}
      aria-disabled={item.disabled || undefined}
      data-active={index === active || undefined}
      onClick={({ nativeEvent }) => onPress(index, nativeEvent)}
    >
      {hasIcons && (
        <span className="sw-option-icon" aria-hidden="true">
          {item.icon}
        </span>
      )}
      <span className="sw-option-text" dir="auto">
        {item.label}
        {item.description && <span className="sw-option-description">{item.description}</span>}
      </span>
    </div>
  )
  return (
    <div
      id={id}
      ref={useMergedRef(list, takesFocus ? takeFocus : undefined)}
      role="listbox"
      className="sw-option-list"
      tabIndex={0}
      aria-label={label}
      aria-multiselectable={multiple || undefined}
      aria-activedescendant={items[active] && optionId(active)}
      onKeyDown={onKeyDown}
    >
      {groupsOf(items).map((group) =>
        group.label === undefined ? (
          group.items.map(option)
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox.
          <div key={`${group.label} ${group.items[0]?.[1]}`} role="group" aria-label={group.label}>
            <div className="sw-option-group" aria-hidden="true">
              {group.label}
            </div>
            {group.items.map(option)}
          </div>
        ),
      )}
    </div>
  )
}
