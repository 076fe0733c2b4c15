import './index-bar.css'
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react'
import { enIndexBar } from '../../base/locale/en/enIndexBar.ts'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { useWords } from '../../hooks/locale/useWords.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { trackPointer } from '../../hooks/press/trackPointer.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { letterAfterKey, letterAt, letterLook, letterName } from './indexBar.state.ts'
import { useSections } from './useSections.ts'

/** Event of `onChange`. */
export type IndexBarEvent = ComponentEvent<{ readonly value: string }, HTMLDivElement>

/** An item of `IndexBar`: a section of the list. */
export interface IndexBarItem {
  /** Text of the section in the strip: a letter, or a symbol such as `#`; unique. */
  readonly index: string
  /**
   * Heading of the section.
   * @default `index`
   */
  readonly label?: ReactNode
  /** Rows of the section. */
  readonly content?: ReactNode
}

/** Minimum height at which the strip shows a letter. */
const lowestStripPx = 14

/** Props of `IndexBar`. It also accepts the props of `<div>`. */
export interface IndexBarProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  /** Sections in their order. */
  items: readonly IndexBarItem[]
  /** Called when another section reaches the top, by scrolling or by the strip. */
  onChange?(event: IndexBarEvent): void
}

/**
 * Shows a long list in sections, with a strip of letters that scrolls to a section.
 *
 * The list scrolls with the nearest scroll container. With a height and `overflow: auto` the component itself is the scroller.
 *
 * @example
 * <IndexBar items={letters.map((letter) => ({ index: letter, content: <People of={letter} /> }))} />
 */
export function IndexBar({ items, onChange, ref, ...rest }: IndexBarProps): ReactNode {
  const words = useWords(enIndexBar)
  const root = useRef<HTMLDivElement>(null)
  const rail = useRef<HTMLDivElement>(null)
  const count = items.length
  const { current, step, scrollTo } = useSections({ root, rail }, count, (sectionIndex) => {
    const value = items[sectionIndex]?.index
    if (root.current && value !== undefined) onChange?.(componentEvent('change', root.current, { value }))
  })
  /** Index of the letter under the pointer. */
  const [pressed, setPressed] = useState<number>()

  const drag = ({ button, pointerId, clientY, currentTarget: strip }: PointerEvent<HTMLElement>) => {
    if (button !== 0) return
    const sectionAt = ({ top, height }: DOMRect, y: number) => letterAt(y, top, height, count)
    const goTo = (sectionIndex: number) => {
      at = sectionIndex
      setPressed(sectionIndex)
      scrollTo(sectionIndex)
    }
    const rect = strip.getBoundingClientRect()
    let at = sectionAt(rect, clientY)
    // Scrolling may move the strip. Until the pointer leaves its first letter, use the strip's position at the start of the drag.
    let isFirst = true
    goTo(at)
    const onMove = ({ clientY: y }: globalThis.PointerEvent) => {
      isFirst &&= sectionAt(rect, y) === at
      const sectionIndex = isFirst ? at : sectionAt(strip.getBoundingClientRect(), y)
      if (sectionIndex !== at) goTo(sectionIndex)
    }
    trackPointer(pointerId, { onMove, onEnd: () => setPressed(undefined) })
  }
  const press = (sectionIndex: number, { detail }: MouseEvent) => {
    // With `detail` 0 the click is from a key or a screen reader. For pointers `pointerdown` has already scrolled.
    if (detail === 0) scrollTo(sectionIndex)?.querySelector('h3')?.focus({ preventScroll: true })
  }
  const show = (sectionIndex: number, { currentTarget: letter }: FocusEvent<HTMLElement>) => {
    // Below the window the strip has no height, so the browser's scrolling to the focused letter stops at the top of the strip.
    if ((letter.parentElement?.clientHeight ?? 0) < lowestStripPx) scrollTo(sectionIndex)
  }
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const letters = [...event.currentTarget.querySelectorAll('button')]
    const sectionIndex = letters.indexOf(event.target as HTMLButtonElement)
    const indexes = items.map(({ index }) => index)
    const next = letterAfterKey(indexes, sectionIndex, event.key)
    if (next === undefined) return
    event.preventDefault()
    scrollTo(next)
    letters[next]?.focus({ preventScroll: true })
  }

  // Screen readers read a name only on an element with a role.
  const role = rest['aria-label'] || rest['aria-labelledby'] ? 'group' : undefined
  return (
    <div {...mergeProps({ className: 'sw-index-bar', role }, rest)} ref={useMergedRef<HTMLDivElement>(root, ref)}>
      <div className="sw-index-bar-rail" ref={rail}>
        {count > 0 && (
          <div
            className="sw-index-bar-strip"
            role="toolbar"
            aria-label={words['indexBar.label']}
            aria-orientation="vertical"
            onPointerDown={drag}
            onKeyDown={walk}
          >
            {items.map(({ index, label }, sectionIndex) => (
              <button
                key={index}
                type="button"
                className="sw-index-bar-letter"
                tabIndex={sectionIndex === current ? 0 : -1}
                aria-label={letterName(index, label)}
                aria-current={sectionIndex === current || undefined}
                data-look={letterLook(sectionIndex, count, step)}
                onFocus={(event) => show(sectionIndex, event)}
                onClick={(event) => press(sectionIndex, event)}
              >
                <span>{index}</span>
              </button>
            ))}
            {pressed !== undefined && (
              <span
                className="sw-index-bar-bubble"
                aria-hidden="true"
                style={{ insetBlockStart: `${((pressed + 0.5) / count) * 100}%` }}
              >
                {items[pressed]?.index}
              </span>
            )}
          </div>
        )}
      </div>
      {items.map(({ index, label = index, content }) => (
        <section key={index} className="sw-index-bar-section">
          <h3 className="sw-index-bar-head" tabIndex={-1}>
            {label}
          </h3>
          {content}
        </section>
      ))}
    </div>
  )
}
