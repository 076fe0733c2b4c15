import './tabs.css'
import {
  Activity,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useControlled } from '../../hooks/useControlled.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { activeTab, tabAfterKey } from './tabs.state.ts'
import { useTabLine } from './useTabLine.ts'

/** The event of `onChange`; `event.target` is the list of tabs. */
export type TabsEvent = ComponentEvent<{ readonly value: string }, HTMLDivElement>

/** An item of `Tabs`: a tab and its panel. */
export interface TabsItem {
  /** Identifies the tab in the `value` of `Tabs`. */
  readonly value: string
  /** Text of the tab. */
  readonly label: ReactNode
  /** Content of the panel. */
  readonly content?: ReactNode
  /** A short text next to the label, such as a number. It is part of the tab's accessible name. */
  readonly badge?: ReactNode
  /**
   * Whether it can neither be chosen nor focused.
   * @default false
   */
  readonly disabled?: boolean | undefined
}

/** What tabs take, next to everything a `<div>` takes. */
export interface TabsProps extends Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue' | 'children'> {
  /** The tabs, in their order. */
  items: readonly TabsItem[]
  /** The active tab, held by the owner. Where there is no such tab it is the first. */
  value?: string
  /**
   * The tab that is active at first, for tabs that keep count themselves.
   * @default the first one that is not disabled
   */
  defaultValue?: string
  /**
   * How the tabs share the width: each takes what it needs, and they scroll; or all the same.
   * @default 'scroll'
   */
  fit?: 'scroll' | 'equal'
  /**
   * When a panel is made: when its tab is first active, or at once, in the background. Either way it is kept.
   * @default 'active'
   */
  mount?: 'active' | 'always'
  /** Called when a person has chosen another tab, by tap or key. */
  onChange?(event: TabsEvent): void
}

/**
 * Shows one of several panels, chosen by a row of tabs above them.
 *
 * A panel that was shown is kept: its state and its scroll position stay, and its effects pause meanwhile. The tabs need a name:
 * `aria-label`.
 *
 * @example
 * <Tabs
 *   aria-label="Orders"
 *   items={[
 *     { value: 'open', label: 'Open', badge: 2, content: <Orders of="open" /> },
 *     { value: 'done', label: 'Done', content: <Orders of="done" /> },
 *   ]}
 * />
 */
export function Tabs({
  items,
  value,
  defaultValue,
  fit = 'scroll',
  mount = 'active',
  onChange,
  ref,
  ...rest
}: TabsProps): ReactNode {
  const [requested, setRequested] = useControlled<string | undefined>(value, defaultValue)
  const active = activeTab(items, requested)
  const [seen, setSeen] = useState<readonly (string | undefined)[]>([])
  if (!seen.includes(active)) setSeen([...seen, active])
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const lineRef = useTabLine(active, items)

  const choose = (next: string | undefined, source: SyntheticEvent) => {
    if (next === undefined || next === active || !list.current) return
    setRequested(next)
    onChange?.(componentEvent('change', list.current, { value: next }, source))
  }
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || active === undefined) return
    const row = event.currentTarget
    const next = tabAfterKey(items, active, event.key, getComputedStyle(row).direction === 'rtl')
    if (next === undefined) return
    event.preventDefault()
    choose(next, event)
    const tab = row.children[items.findIndex((item) => item.value === next)] as HTMLElement
    tab.focus({ preventScroll: true })
  }
  const own = { className: 'sw-tabs-list', role: 'tablist', onKeyDown: walk }
  return (
    <div className="sw-tabs" data-fit={fit}>
      <div {...mergeProps(own, rest)} ref={useMergedRef<HTMLDivElement>(list, lineRef, ref)}>
        {items.map((item, index) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            className="sw-tabs-tab"
            id={`${id}-tab-${index}`}
            aria-selected={item.value === active}
            aria-controls={item.content === undefined ? undefined : `${id}-panel-${index}`}
            tabIndex={item.value === active ? 0 : -1}
            disabled={item.disabled}
            onClick={(event) => choose(item.value, event)}
          >
            <span className="sw-tabs-label">{item.label}</span>
            {item.badge !== undefined && <span className="sw-tabs-badge"> {item.badge}</span>}
          </button>
        ))}
        <span className="sw-tabs-line" aria-hidden="true" />
      </div>
      {items.map(({ value: one, content }, index) => {
        if (content === undefined) return null
        const isActive = one === active
        return (
          <div
            key={one}
            className="sw-tabs-panel"
            role="tabpanel"
            id={`${id}-panel-${index}`}
            aria-labelledby={`${id}-tab-${index}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what is in it may take no focus, and keys scroll it then.
            tabIndex={0}
            hidden={!isActive}
          >
            {(isActive || mount === 'always' || seen.includes(one)) && (
              <Activity mode={isActive ? 'visible' : 'hidden'}>{content}</Activity>
            )}
          </div>
        )
      })}
    </div>
  )
}
