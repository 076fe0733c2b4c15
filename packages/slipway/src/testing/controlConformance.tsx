import { type ReactElement, useState } from 'react'
import { expect, test } from 'vitest'
import { render } from './internal/environment/render.tsx'

/** What the suite must know about a component whose value an owner may hold. */
export interface ControlOptions {
  /**
   * The prop that holds its value; the one for the value at first is called after it, such as `defaultValue`.
   * @default 'value'
   */
  prop?: 'value' | 'checked' | 'current'
  /** The value at first, and the one that `turn` leads to. */
  values: readonly [unknown, unknown]
  /** Does what a person does to get from the first value to the second. */
  turn: (target: HTMLElement) => Promise<void>
  /** The value that a person sees. */
  shown: (target: HTMLElement) => unknown
  /**
   * The event that tells of another value.
   * @default 'onChange'
   */
  event?: 'onChange' | 'onInput'
  /**
   * Where its detail has the value.
   * @default prop
   */
  detail?: 'value' | 'checked' | 'current'
  /**
   * Whether it goes back to its first value when its form is reset.
   * @default true
   */
  resets?: boolean
}

type Example = (props: Record<string, unknown>) => ReactElement
type Told = { readonly detail: Readonly<Record<string, unknown>> }

/** Registers the tests that every control passes, whoever holds its value. */
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
    const told: unknown[] = []
    const note = (source: Told) => told.push(source.detail[detail])
    const view = (more: Record<string, unknown>) => <form>{example({ [event]: note, ...more })}</form>
    const { container, rerender } = render(view(props))
    return {
      told,
      turn: () => turn(find(container)),
      rerender: (more: Record<string, unknown>) => rerender(view(more)),
      reset: () => container.querySelector('form')?.reset(),
      expectShown: (value: unknown) => expect.poll(() => shown(find(container))).toEqual(value),
    }
  }

  test('without an owner it holds its value, which the owner of its default no longer turns', async () => {
    const { told, expectShown, ...control } = show({ [initial]: first })
    await expectShown(first)
    await control.turn()
    await expectShown(second)
    expect(told).toEqual([second])
    control.rerender({ [initial]: first, title: 'another render' })
    await expectShown(second)
  })

  test('with an owner it is what the owner says, and tells what it was asked for', async () => {
    const { told, expectShown, ...control } = show({ [prop]: first })
    await control.turn()
    await expect.poll(() => told).toEqual([second])
    await expectShown(first)
    control.rerender({ [prop]: second })
    await expectShown(second)
    control.rerender({ [prop]: first })
    await expectShown(first)
    expect(told, 'what the owner does is no news').toEqual([second])
  })

  test('an owner that takes what it is told sees it', async () => {
    const view = (value: unknown, take: (next: unknown) => void) =>
      example({ [prop]: value, [event]: (source: Told) => take(source.detail[detail]) })
    const { container } = render(<Owner first={first} view={view} />)
    await turn(find(container))
    await expect.poll(() => shown(find(container))).toEqual(second)
  })

  if (!resets) return
  test('a reset of its form brings the first value back', async () => {
    const { told, expectShown, ...control } = show({ [initial]: first })
    await control.turn()
    await expectShown(second)
    control.reset()
    await expectShown(first)
    expect(told).toEqual([second])
  })

  test('a reset of its form is not for what an owner holds', async () => {
    const { expectShown, ...control } = show({ [prop]: first })
    await control.turn()
    control.reset()
    await expectShown(first)
    control.rerender({ [prop]: second })
    control.reset()
    await expectShown(second)
  })
}

interface OwnerProps {
  first: unknown
  view: (value: unknown, take: (next: unknown) => void) => ReactElement
}

/** Holds a value, and takes what it is told. */
function Owner({ first, view }: OwnerProps): ReactElement {
  const [value, setValue] = useState(first)
  return view(value, setValue)
}
