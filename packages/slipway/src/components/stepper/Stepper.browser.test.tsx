import { forcedColors } from '../../testing/internal/environment/forcedColors.ts'
import '../../testing/internal/environment/heldClock.ts'
import { useState } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readFormValue } from '../../hooks/form/formValue.ts'
import { describeConformance } from '../../testing/conformance.tsx'
import {
  expectShown,
  field,
  form,
  input,
  less,
  more,
  renderStepper,
} from '../../testing/internal/apps/renderStepper.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { compose, endComposition } from '../../testing/internal/input/compose.ts'
import { mouseDown, mouseUp } from '../../testing/internal/input/mouse.ts'
import { centerOf, touchStart, touchTap } from '../../testing/internal/input/touch.ts'
import { focusedNode } from '../../testing/internal/spoken/focusedNode.ts'
import { spokenElement } from '../../testing/internal/spoken/spokenTree.ts'
import StepperDemo from './demo.tsx'
import { Stepper, type StepperProps } from './index.ts'

describeConformance((props) => <Stepper aria-label="Tickets" {...props} />, {
  selector: 'input',
  ignoresChildren: true,
  control: {
    values: [4, 5],
    turn: () => userEvent.click(more()),
    shown: (target) => Number((target as HTMLInputElement).value),
  },
  states: { '[data-readonly]': { readOnly: true } },
})

/** A controlled stepper that accepts each number. */
function Controlled(props: StepperProps) {
  const [count, setCount] = useState(1)
  return <Stepper aria-label="Tickets" {...props} value={count} onChange={({ detail }) => setCount(detail.value)} />
}

describe('the buttons', () => {
  test('step by mouse and by touch, are 44 px large, and do not move the focus', async () => {
    const { reported } = renderStepper({ max: 3 })
    await userEvent.click(more())
    await touchTap(centerOf(more().element()))
    await expectShown('2')
    await userEvent.click(less())
    expect(reported).toEqual(['change 1 1', 'change 2 2', 'change 1 1'])
    expect(document.activeElement).not.toBe(input())
    const { width, height } = more().element().getBoundingClientRect()
    expect([width, height]).toEqual([44, 44])
  })

  test('stop at the limits', async () => {
    renderStepper({ min: 1, max: 2 })
    await expect.element(less()).toBeDisabled()
    await userEvent.click(more())
    await expect.element(more()).toBeDisabled()
    await expect.element(less()).toBeEnabled()
  })

  test('step without floating-point errors', async () => {
    const { reported } = renderStepper({ step: 0.1, defaultValue: 0.1 })
    await userEvent.click(more())
    await userEvent.click(more())
    expect(reported).toEqual(['change 0.2 0.2', 'change 0.3 0.3'])
  })

  test('step from the text that is being typed', async () => {
    const { reported } = renderStepper()
    await userEvent.fill(field(), '41')
    await userEvent.click(more())
    await expectShown('42')
    expect(reported).toEqual(['change 42 42'])
    input().blur()
    expect(reported, 'no further change when the focus leaves').toHaveLength(1)
  })
})

describe('press and hold', () => {
  const late = () =>
    vi.waitFor(() => {
      for (const button of document.querySelectorAll<HTMLElement>('.sw-stepper-button'))
        expect(button.dataset.holdable).toBe('')
    })

  function fakeTimers() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
  }

  test('a held button repeats after 350 ms, ten times a second, until it is released', async () => {
    const { reported } = renderStepper()
    await late()
    const place = centerOf(more().element())
    fakeTimers()
    await mouseDown(place)
    vi.advanceTimersByTime(349)
    expect(reported).toEqual([])
    vi.advanceTimersByTime(1)
    expect(reported).toHaveLength(1)
    vi.advanceTimersByTime(99)
    expect(reported).toHaveLength(1)
    vi.advanceTimersByTime(201)
    expect(reported).toHaveLength(4)
    await mouseUp(place)
    vi.advanceTimersByTime(1000)
    expect(reported, 'the release is not a step').toEqual(['change 1 1', 'change 2 2', 'change 3 3', 'change 4 4'])
    await userEvent.click(more())
    expect(reported, 'the next click is a step').toHaveLength(5)
  })

  test('the secondary mouse button does not repeat', async () => {
    const { reported } = renderStepper()
    await late()
    fakeTimers()
    more()
      .element()
      .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 2 }))
    vi.advanceTimersByTime(1_000)
    expect(reported).toEqual([])
  })

  test('a touch repeats until the browser takes it over to scroll', async () => {
    const { reported } = renderStepper()
    await late()
    fakeTimers()
    const finger = await touchStart(centerOf(more().element()))
    vi.advanceTimersByTime(450)
    expect(reported).toHaveLength(2)
    await finger.cancel()
    vi.advanceTimersByTime(1000)
    expect(reported).toHaveLength(2)
  })

  test('the repetition ends at the limit, and when the stepper unmounts', async () => {
    const { reported } = renderStepper({ max: 2 })
    await late()
    const place = centerOf(more().element())
    fakeTimers()
    await mouseDown(place)
    vi.advanceTimersByTime(2000)
    await mouseUp(place)
    expect(reported).toEqual(['change 1 1', 'change 2 2'])
    expect(vi.getTimerCount()).toBeLessThanOrEqual(1)
    const onChange = vi.fn()
    vi.useRealTimers()
    const { unmount } = render(<Stepper aria-label="Other" onChange={onChange} />)
    await late()
    fakeTimers()
    await mouseDown(
      centerOf(
        page
          .getByRole('button', { name: /^Increase/ })
          .last()
          .element(),
      ),
    )
    unmount()
    vi.advanceTimersByTime(2000)
    await mouseUp(place)
    expect(onChange).not.toHaveBeenCalled()
  })
})

describe('typing', () => {
  test('emits no change while typing, and the clamped number at the end', async () => {
    const { reported } = renderStepper({ min: 3, max: 50 })
    await userEvent.fill(field(), '')
    await userEvent.type(field(), '12')
    await expectShown('12')
    expect(reported).toEqual([])
    await userEvent.keyboard('{Enter}')
    expect(reported).toEqual(['change 12 12'])
    await userEvent.fill(field(), '99')
    await userEvent.tab()
    expect(reported.at(-1)).toBe('change 50 50')
    await expectShown('50')
  })

  test('only numbers can be typed, and a comma counts as a point', async () => {
    const { reported } = renderStepper({ step: 0.5 })
    await userEvent.fill(field(), '')
    await userEvent.type(field(), '1a,x2-')
    await expectShown('1,2')
    await userEvent.tab()
    expect(reported).toEqual(['change 1.2 1.2'])
    await userEvent.fill(field(), '')
    await userEvent.type(field(), '3x{Enter}')
    expect(reported).toEqual(['change 1.2 1.2', 'change 3 3'])
  })

  test('an input method can compose, and full-width digits count as digits', async () => {
    const { reported } = renderStepper()
    await userEvent.fill(field(), '')
    await compose('１２')
    await endComposition('１２')
    input().blur()
    expect(reported).toEqual(['change 12 12'])
    await expectShown('12')
  })

  test('clearing the field restores the previous number, unless `clearable` is set', async () => {
    const { reported, rerender } = renderStepper({ defaultValue: 5 })
    await userEvent.fill(field(), '')
    await userEvent.tab()
    await expectShown('5')
    expect(reported).toEqual([])
    rerender({ clearable: true })
    await userEvent.fill(field(), '')
    await userEvent.tab()
    await expectShown('')
    expect(reported).toEqual(['change NaN '])
    await expect.element(field()).not.toHaveAttribute('aria-valuenow')
    await userEvent.click(more())
    await expectShown('0')
  })

  test('`decimals` are always shown, and typed numbers are rounded to them', async () => {
    const { reported } = renderStepper({ decimals: 2, defaultValue: 1 })
    await expectShown('1.00')
    await userEvent.fill(field(), '1.005')
    await userEvent.tab()
    expect(reported).toEqual(['change 1.01 1.01'])
  })
})

test('keyboard', async () => {
  const { reported } = renderStepper({ min: -5, max: 30 })
  input().focus()
  expect(await focusedNode()).toEqual({ role: 'spinbutton', name: 'Tickets' })
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{PageUp}{PageDown}{End}{Home}')
  expect(reported.map((one) => one.split(' ')[1])).toEqual(['1', '2', '1', '11', '1', '30', '-5'])
  await userEvent.tab()
  expect(document.activeElement, 'the buttons are not tab stops').not.toBe(less().element())
})

test('it exposes its number and its limits', async () => {
  renderStepper({ min: 1, max: 8, defaultValue: 2 })
  for (const [name, value] of [
    ['aria-valuenow', '2'],
    ['aria-valuemin', '1'],
    ['aria-valuemax', '8'],
    ['inputmode', 'numeric'],
  ] as const) {
    await expect.element(field()).toHaveAttribute(name, value)
  }
})

test('the names of the buttons contain the name of the field, whatever sets that name', async () => {
  render(
    <>
      <Stepper aria-label="Tickets" />
      <label htmlFor="rooms">Rooms</label>
      <Stepper id="rooms" defaultValue={2} />
      <span id="beds">Beds</span>
      <Stepper aria-labelledby="beds" />
    </>,
  )
  const names: string[] = []
  for (const button of document.querySelectorAll('.sw-stepper-button')) names.push(await spokenElement(button))
  expect(names).toEqual([
    'button "Decrease Tickets" disabled',
    'button "Increase Tickets"',
    'button "Decrease Rooms"',
    'button "Increase Rooms"',
    'button "Decrease Beds" disabled',
    'button "Increase Beds"',
  ])
})

describe('controlled and uncontrolled', () => {
  test('a form reset restores `defaultValue`', async () => {
    renderStepper({ defaultValue: 4 })
    await userEvent.click(more())
    await expectShown('5')
    form().reset()
    await expectShown('4')
    await expect.element(field()).toHaveAttribute('aria-valuenow', '4')
  })

  test('a controlled stepper shows `value`, also after typing', async () => {
    const { reported } = renderStepper({ value: 4 })
    await userEvent.fill(field(), '9')
    await userEvent.tab()
    await expectShown('4')
    expect(reported).toEqual(['change 9 9'])
  })

  test('a controlled stepper emits each step', async () => {
    render(<Controlled max={3} />)
    await userEvent.click(more())
    await userEvent.click(more())
    await expectShown('3')
    await expect.element(more()).toBeDisabled()
  })
})

describe('in a form', () => {
  test('Form reports a number, FormData contains text', async () => {
    const { rerender } = renderStepper({ defaultValue: 2, step: 0.5 })
    expect([readFormValue(input()), new FormData(form()).get('tickets')]).toEqual([2, '2'])
    rerender({ value: Number.NaN })
    expect(readFormValue(input())).toBe('')
  })

  test('required, it must have a number', async () => {
    renderStepper({ required: true, defaultValue: Number.NaN })
    expect(form().checkValidity()).toBe(false)
    await userEvent.click(more())
    expect(form().checkValidity()).toBe(true)
  })

  test('disabled (also by a fieldset) or read only, it does not change', async () => {
    const onChange = vi.fn()
    render(
      <>
        <fieldset disabled>
          <Stepper aria-label="By the fieldset" onChange={onChange} />
        </fieldset>
        <Stepper aria-label="Read only" readOnly defaultValue={3} onChange={onChange} />
      </>,
    )
    for (const button of more().elements()) await expect.element(button).toBeDisabled()
    page.getByRole('spinbutton', { name: 'Read only' }).element().focus()
    await userEvent.keyboard('{ArrowUp}9')
    await expect.element(page.getByRole('spinbutton', { name: 'Read only' })).toHaveValue('3')
    expect(onChange).not.toHaveBeenCalled()
  })
})

test.each(['ltr', 'rtl'])('axe-core finds nothing in the demo, %s', async (dir) => {
  const { element } = render(
    <main dir={dir}>
      <StepperDemo />
    </main>,
  )
  await expectNoAxeViolations(element)
})

test('forced colours show its border and the disabled button', async () => {
  await forcedColors()
  const { container } = render(<Stepper aria-label="Guests" defaultValue={1} min={1} />)
  const edge = getComputedStyle(container.querySelector('.sw-stepper') as Element)
  expect(edge.outlineStyle).toBe('solid')
  const [less, more] = [...container.querySelectorAll('.sw-stepper-button')].map((one) => getComputedStyle(one).color)
  expect(less).not.toBe(more)
})
