import { createRef, type ReactElement, StrictMode, type SyntheticEvent, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type ControlOptions, testControl } from './controlConformance.tsx'
import { serverHtml } from './internal/apps/serverHtml.ts'
import { expectConsole } from './internal/environment/consoleGuard.ts'
import { watchLeftovers } from './internal/environment/leftovers.ts'
import { render } from './internal/environment/render.tsx'

/** Options of `describeConformance`. */
export interface ConformanceOptions {
  /** Selector of the documented element: the element in the rendered tree that gets all props that the component does not use itself. */
  selector: string
  /**
   * Whether the component has a `title` prop with its own meaning, such as the heading of a dialog.
   * @default false
   */
  hasOwnTitle?: boolean
  /** Options for a component with a value, which can be controlled or uncontrolled. */
  control?: ControlOptions
  /** Selector of elements in the example that are no part of the component, so that they stay visible while the component is `hidden`. */
  around?: string
  /**
   * Whether the documented element cannot have content (`<img>`, `<input>`), and the component has no children of its own.
   * @default false
   */
  ignoresChildren?: boolean
  /** Props by selector: the component, or a part of it, matches the selector only with these props. Mostly for `data-*` attributes. */
  states?: Readonly<Record<string, Record<string, unknown>>>
}

/**
 * Registers the tests that every component passes: props reach the documented element, the component renders on a server,
 * its layout does not shift, and unmounting leaves nothing behind.
 *
 * @param example Returns the component in its simplest working form, with the given props spread last.
 *
 * @example
 * describeConformance((props) => <Slider aria-label="Volume" {...props} />, { selector: 'input' })
 */
export function describeConformance(
  example: (props: Record<string, unknown>) => ReactElement,
  { selector, hasOwnTitle = false, ignoresChildren = false, control, around, states = {} }: ConformanceOptions,
): void {
  const find = (container: Element): HTMLElement => {
    const found = container.querySelectorAll<HTMLElement>(selector)
    expect(found, `elements that match ${selector}`).toHaveLength(1)
    return found[0] as HTMLElement
  }
  const show = (props: Record<string, unknown> = {}) => {
    const rendered = render(example(props))
    return { ...rendered, target: find(rendered.container) }
  }

  describe('conformance', () => {
    test('attributes reach the documented element', () => {
      const { target, container } = show({
        id: 'conformance-id',
        ...(!hasOwnTitle && { title: 'A title' }),
        role: 'group',
        tabIndex: 3,
        'data-conformance': 'yes',
        'aria-label': 'A name',
        'aria-description': 'A description',
      })
      expect(target.id).toBe('conformance-id')
      if (!hasOwnTitle) expect(target.getAttribute('title')).toBe('A title')
      expect(target.getAttribute('role')).toBe('group')
      expect(target.tabIndex).toBe(3)
      expect(target.dataset.conformance).toBe('yes')
      expect(target.getAttribute('aria-label')).toBe('A name')
      expect(target.getAttribute('aria-description')).toBe('A description')
      expect(
        container.querySelectorAll('#conformance-id, [data-conformance]'),
        'only on the documented element',
      ).toHaveLength(1)
    })

    test.each([
      ['onClick', () => new MouseEvent('click', { bubbles: true, cancelable: true })],
      ['onPointerDown', () => new PointerEvent('pointerdown', { bubbles: true, cancelable: true, isPrimary: true })],
      ['onPointerUp', () => new PointerEvent('pointerup', { bubbles: true, cancelable: true, isPrimary: true })],
      ['onKeyDown', () => new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key: 'F13' })],
      ['onFocus', () => new FocusEvent('focusin', { bubbles: true })],
      ['onBlur', () => new FocusEvent('focusout', { bubbles: true })],
    ])('%s is called once per event of the documented element', (name, makeEvent) => {
      // Prevents the default action, such as following a link or submitting a form, which this test does not cover.
      const listener = vi.fn((event: SyntheticEvent) => {
        event.preventDefault()
        return event.currentTarget
      })
      const { target } = show({ [name]: listener })
      target.dispatchEvent(makeEvent())
      expect(listener).toHaveReturnedWith(target)
      expect(listener).toHaveBeenCalledTimes(1)
    })

    test('an object ref refers to the documented element while it is mounted', () => {
      const ref = createRef<Element>()
      const { target, unmount } = show({ ref })
      expect(ref.current).toBe(target)
      unmount()
      expect(ref.current).toBeNull()
    })

    test('a callback ref is called once, and its cleanup once', () => {
      const cleanUp = vi.fn()
      const ref = vi.fn((_element: Element) => cleanUp)
      const { target, rerender, unmount } = show({ ref })
      rerender(example({ ref, title: 'another render' }))
      expect(ref.mock.calls).toEqual([[target]])
      expect(cleanUp).not.toHaveBeenCalled()
      unmount()
      expect(cleanUp).toHaveBeenCalledTimes(1)
    })

    test('`className` adds to the component’s own classes', () => {
      const own = [...show().target.classList]
      expect([...show({ className: 'given twice' }).target.classList].sort()).toEqual([...own, 'given', 'twice'].sort())
    })

    test('`style` adds to the component’s own styles', () => {
      const own = show().target.style
      const merged = show({ style: { outlineOffset: '3px', '--given': 'yes' } }).target.style
      expect(merged.outlineOffset).toBe('3px')
      expect(merged.getPropertyValue('--given')).toBe('yes')
      for (const name of own) expect(merged.getPropertyValue(name), name).toBe(own.getPropertyValue(name))
    })

    test('`hidden` hides the whole component', () => {
      const { container } = show({ hidden: true })
      const visible = [...container.querySelectorAll('*')].filter(
        (element) =>
          element.checkVisibility() && element.getClientRects().length > 0 && !(around && element.matches(around)),
      )
      expect(visible.map((element) => element.outerHTML)).toEqual([])
    })

    test.each(Object.entries(states))('%s matches with %o, and only then', (state, props) => {
      const { container, rerender } = show()
      expect(container.querySelectorAll(state)).toHaveLength(0)
      rerender(example(props))
      expect(container.querySelectorAll(state).length).toBeGreaterThan(0)
      rerender(example({}))
      expect(container.querySelectorAll(state)).toHaveLength(0)
    })

    if (ignoresChildren) {
      test('children are ignored, with a warning for the developer', () => {
        expectConsole('error', /ignores its children/)
        const { target, container } = show({ children: 'Unexpected content' })
        expect(target.childNodes).toHaveLength(0)
        expect(container.textContent).not.toContain('Unexpected content')
        expect(serverHtml(example({ children: 'Unexpected content' }))).not.toContain('Unexpected content')
      })
    }

    if (control) testControl(example, find, control)

    test('renders on a server, and hydrates without a mismatch or a layout shift', async () => {
      const container = document.body.appendChild(document.createElement('div'))
      container.innerHTML = serverHtml(example({}))
      const served = find(container)
      const servedSize = sizeOf(served)
      const differences: unknown[] = []
      const hydrated = vi.fn()
      const root = hydrateRoot(container, <Hydrated onHydrate={hydrated}>{example({})}</Hydrated>, {
        onRecoverableError: (error) => differences.push(error),
      })
      onTestFinished(() => {
        root.unmount()
        container.remove()
      })
      await vi.waitFor(() => expect(hydrated).toHaveBeenCalled())
      expect(differences).toEqual([])
      expect(find(container), 'the served element was kept').toBe(served)
      expect(sizeOf(served), 'hydration causes no layout shift').toEqual(servedSize)
    })

    test('keeps its size after the first commit', async () => {
      const { target } = show()
      const atFirst = sizeOf(target)
      await nextFrame()
      await nextFrame()
      expect(sizeOf(target)).toEqual(atFirst)
    })

    test('works in StrictMode and leaves nothing behind', async () => {
      render(null) // React adds one listener to the document with its first root, and keeps it.
      const leftovers = watchLeftovers()
      const { container, rerender, unmount } = render(<StrictMode>{example({})}</StrictMode>)
      find(container)
      rerender(<StrictMode>{example({ title: 'another render' })}</StrictMode>)
      find(container)
      unmount()
      await nextFrame()
      await nextFrame()
      expect(leftovers()).toEqual([])
    })
  })
}

function Hydrated({ onHydrate, children }: { onHydrate: () => void; children: ReactElement }): ReactElement {
  useEffect(onHydrate, [onHydrate])
  return children
}

const nextFrame = () => new Promise(requestAnimationFrame)

function sizeOf(element: Element): { width: number; height: number } {
  const { width, height } = element.getBoundingClientRect()
  return { width, height }
}
