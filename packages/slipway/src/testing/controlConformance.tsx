import { type ReactElement, useState } from 'react'
import { expect, test } from 'vitest'
import { briefMotion } from './internal/environment/briefMotion.ts'
import { render } from './internal/environment/render.tsx'

/** Options of `testControl`, for a component with a controlled or uncontrolled value. */
export interface ControlOptions {
  /**
   * Name of the prop for the controlled value. The name of the prop for the initial value follows from it, such as `defaultValue`.
   * @default 'value'
   */
  prop?: 'value' | 'checked' | 'current'
  /** The initial value, and the value after `turn`. */
  values: readonly [unknown, unknown]
  /** Changes the value from the first to the second by user input. */
  turn: (target: HTMLElement) => Promise<void>
  /** Returns the value that the component shows. */
  shown: (target: HTMLElement) => unknown
  /**
   * Name of the event that reports a new value.
   * @default 'onChange'
   */
  event?: 'onChange' | 'onInput'
  /**
   * Name of the field of the event's `detail` that contains the value.
   * @default prop
   */
  detail?: 'value' | 'checked' | 'current'
  /**
   * Whether a reset of the form restores the initial value.
   * @default true
   */
  resets?: boolean
}

type Example = (props: Record<string, unknown>) => ReactElement
type ValueEvent = { readonly detail: Readonly<Record<string, unknown>> }

/** Registers the tests that every form control passes, controlled and uncontrolled. */
export function testControl(
  example: Example,
  find: (container: Element) => HTMLElement,
  {
    prop = 'value',
    values: [first, second],
    turn,
    shown,
    event = 'onChange',
    detail = prop,
    resets = true,
  }: ControlOptions,
): void {
  const initial = `default${prop[0]?.toUpperCase()}${prop.slice(1)}`

  const show = (props: Record<string, unknown>) => {
    briefMotion()
    const reported: unknown[] = []
    const onReport = (source: ValueEvent) => reported.push(source.detail[detail])
    const view = (more: Record<string, unknown>) => <form>{example({ [event]: onReport, ...more })}</form>
    const { container, rerender } = render(view(props))
    return {
      reported,
      turn: () => turn(find(container)),
      rerender: (more: Record<string, unknown>) => rerender(view(more)),
      reset: () => container.querySelector('form')?.reset(),
      expectShown: (value: unknown) => expect.poll(() => shown(find(container))).toEqual(value),
    }
  }

  test('uncontrolled: keeps its value when the default is given again', async () => {
    const { reported, expectShown, ...control } = show({ [initial]: first })
    await expectShown(first)
    await control.turn()
    await expectShown(second)
    expect(reported).toEqual([second])
    control.rerender({ [initial]: first, title: 'another render' })
    await expectShown(second)
  })

  test('controlled: shows its prop, and reports each requested value', async () => {
    const { reported, expectShown, ...control } = show({ [prop]: first })
    await control.turn()
    await expect.poll(() => reported).toEqual([second])
    await expectShown(first)
    control.rerender({ [prop]: second })
    await expectShown(second)
    control.rerender({ [prop]: first })
    await expectShown(first)
    expect(reported, 'changes of the prop are not reported').toEqual([second])
  })

  test('controlled: shows the reported value if the parent sets it', async () => {
    const view = (value: unknown, setValue: (next: unknown) => void) =>
      example({ [prop]: value, [event]: (source: ValueEvent) => setValue(source.detail[detail]) })
    briefMotion()
    const { container } = render(<Parent first={first} view={view} />)
    await turn(find(container))
    await expect.poll(() => shown(find(container))).toEqual(second)
  })

  if (!resets) return
  test('uncontrolled: a reset of the form restores the initial value', async () => {
    const { reported, expectShown, ...control } = show({ [initial]: first })
    await control.turn()
    await expectShown(second)
    control.reset()
    await expectShown(first)
    expect(reported).toEqual([second])
  })

  test('controlled: a reset of the form changes nothing', async () => {
    const { expectShown, ...control } = show({ [prop]: first })
    await control.turn()
    control.reset()
    await expectShown(first)
    control.rerender({ [prop]: second })
    control.reset()
    await expectShown(second)
  })
}

interface ParentProps {
  first: unknown
  view: (value: unknown, setValue: (next: unknown) => void) => ReactElement
}

/** Stores the value in its state, and sets it to each reported value. */
function Parent({ first, view }: ParentProps): ReactElement {
  const [value, setValue] = useState(first)
  return view(value, setValue)
}
