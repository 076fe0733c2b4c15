// Separate chunk: loaded when a select is pressed or focused.
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { enSelect } from '../../base/locale/en/enSelect.ts'
import { useWords } from '../../hooks/locale/useWords.ts'
import { usePopover } from '../../hooks/popover/usePopover.ts'
import { SheetButton } from '../../hooks/sheet-field/SheetButton.tsx'
import { useSheetPlace } from '../../hooks/sheet-field/useSheetPlace.ts'
import { takeFocus } from '../../hooks/takeFocus.ts'
import { Overlay } from '../overlay/index.ts'
import { OptionList } from './OptionList.tsx'
import { indexAfterKey, indexStartingWith, itemsMatching, type SelectItem } from './select.state.ts'
import '../../styles/field.css'
import '../../styles/picker-sheet.css'
import './select-sheet.css'

interface SelectSheetProps {
  readonly open: boolean
  readonly items: readonly SelectItem[]
  readonly multiple: boolean
  readonly chosen: readonly string[]
  readonly headerText: string | undefined
  readonly search: boolean
  readonly clearable: boolean
  /** The id of the element that names the select; `undefined` if only a `<label>` names it. */
  readonly labelId: string | undefined
  /** The element that opens the list. */
  readonly button: RefObject<HTMLButtonElement | null>
  onChange(chosen: readonly string[], source: Event): void
  onClose(): void
}

/** Time after which typed letters begin a new word, in milliseconds. */
const wordMs = 700

/** The list of a select, for one opening: in a sheet on a phone, in a popover on larger screens. */
export function SelectSheet({
  open,
  items,
  multiple,
  chosen,
  headerText,
  search,
  clearable,
  labelId,
  button,
  onChange,
  onClose,
}: SelectSheetProps): ReactNode {
  const words = useWords(enSelect)
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const typed = useRef({ text: '', time: 0 })
  const [query, setQuery] = useState('')
  const shown = itemsMatching(items, query)
  const firstChosen = shown.findIndex(({ value }) => chosen.includes(value))
  const [active, setActive] = useState(() => (firstChosen < 0 ? (indexAfterKey(shown, -1, 'Home') ?? -1) : firstChosen))
  const { ref, isPopover, positionStyle } = usePopover(open, undefined)
  const { name, place: outsideLabel } = useSheetPlace(button, labelId)
  const text = headerText ?? name
  const optionId = (index: number) => `${id}-${index}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: another item is active, also if its index is the same.
  useLayoutEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView?.({ block: 'nearest' })
  }, [active, query])

  const choose = (item: SelectItem | undefined, source: Event) => {
    if (!item || item.disabled) return
    if (!multiple) {
      if (!chosen.includes(item.value)) onChange([item.value], source)
      return onClose()
    }
    const others = chosen.filter((value) => value !== item.value)
    onChange(others.length < chosen.length ? others : [...chosen, item.value], source)
  }
  const find = (next: string) => {
    setQuery(next)
    setActive(indexAfterKey(itemsMatching(items, next), -1, 'Home') ?? -1)
  }
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const { key, nativeEvent, currentTarget } = event
    if (nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const isText = currentTarget instanceof HTMLInputElement
    // In the field these keys move the caret, or are a part of the text.
    if (isText && ['Home', 'End', ' '].includes(key)) return
    if (key === 'Enter' || (key === ' ' && typed.current.text === '')) {
      event.preventDefault()
      return choose(shown[active], nativeEvent)
    }
    const next = indexAfterKey(shown, active, key) ?? (isText ? undefined : afterLetter(key, event.timeStamp))
    if (next === undefined) return
    event.preventDefault()
    setActive(next)
  }
  const afterLetter = (key: string, time: number) => {
    if ([...key].length !== 1) return
    const before = time - typed.current.time < wordMs ? typed.current.text : ''
    typed.current = { text: before + key, time }
    return indexStartingWith(shown, active, typed.current.text) ?? active
  }

  const canClear = clearable && chosen.length > 0
  return outsideLabel(
    <Overlay
      open={open}
      className="sw-picker-sheet sw-select-sheet"
      placement={isPopover ? 'center' : 'bottom'}
      aria-label={text}
      data-popover={isPopover || undefined}
      style={positionStyle}
      onClose={onClose}
    >
      <div className="sw-picker-panel sw-select-panel" ref={ref}>
        <div className="sw-picker-header">
          {canClear || multiple ? (
            <SheetButton
              disabled={!canClear}
              hidden={!clearable}
              onClick={({ nativeEvent }) => {
                onChange([], nativeEvent)
                if (!multiple) onClose()
              }}
            >
              {words['input.clear']}
            </SheetButton>
          ) : (
            <span />
          )}
          <h2 className="sw-picker-title" dir="auto">
            {text}
          </h2>
          <SheetButton main={multiple} onClick={onClose}>
            {words[multiple ? 'app.done' : 'app.cancel']}
          </SheetButton>
        </div>
        {search && (
          <input
            type="search"
            className="sw-field sw-select-search"
            role="combobox"
            aria-label={words['searchBar.label']}
            placeholder={words['searchBar.label']}
            aria-expanded={true}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={shown[active] && optionId(active)}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="done"
            value={query}
            // Focused on large screens only, because it opens the keyboard of a phone.
            ref={isPopover ? takeFocus : undefined}
            onChange={({ currentTarget }) => find(currentTarget.value)}
            onKeyDown={walk}
          />
        )}
        <OptionList
          {...{ list, multiple, chosen, active, optionId }}
          id={`${id}-list`}
          label={text}
          items={shown}
          takesFocus={!(search && isPopover)}
          onKeyDown={walk}
          onPress={(index, source) => {
            setActive(index)
            choose(shown[index], source)
          }}
        />
        <p className="sw-select-none" role="status" data-empty={shown.length === 0 || undefined}>
          {shown.length === 0 && words['select.none']}
        </p>
      </div>
    </Overlay>,
  )
}
