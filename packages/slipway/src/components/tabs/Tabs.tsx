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
  /** Label of the tab. */
  readonly label: ReactNode
  /** Content of the panel. */
  readonly content?: ReactNode
  /** A short text next to the label, such as a number. It is part of the tab's accessible name. */
  readonly badge?: ReactNode
  /**
   * Whether the tab is disabled: it can be neither chosen nor focused.
   * @default false
   */
  readonly disabled?: boolean | undefined
}

/** Props of `Tabs`, in addition to those of `<div>`. */
export interface TabsProps extends Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue' | 'children'> {
  /** The tabs in order. */
  items: readonly TabsItem[]
  /** The active tab (controlled). If no tab has this value, the first enabled tab is active. */
  value?: string
  /**
   * The initially active tab of uncontrolled tabs.
   * @default the first tab that is not disabled
   */
  defaultValue?: string
  /**
   * The width of the tabs: `scroll` for their natural width, with scrolling; `equal` for equal widths.
   * @default 'scroll'
   */
  fit?: 'scroll' | 'equal'
  /**
   * When a panel is mounted: when its tab is first active (`active`), or immediately and hidden (`always`). Afterwards it
   * stays mounted.
   * @default 'active'
   */
  mount?: 'active' | 'always'
  /** Called when the user has chosen another tab with a tap or key. */
  onChange?(event: TabsEvent): void
}

/**
 * Several panels, of which a row of tabs shows one.
 *
 * Panels stay mounted: they keep their state and scroll position, and their effects pause while they are hidden. The tabs need
 * a name: `aria-label`.
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
            // biome-ignore lint/a11y/noNoninteractiveTabindex: its content may not be focusable, and the focus lets keys scroll the page.
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
