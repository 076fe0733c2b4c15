import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readFormValue } from '../../hooks/form/formValue.ts'
import { describeConformance } from '../../testing/conformance.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { forcedColors } from '../../testing/internal/environment/forcedColors.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { centerOf, type Point, touchDrag, touchStart, touchTap } from '../../testing/internal/input/touch.ts'
import { focusedNode } from '../../testing/internal/spoken/focusedNode.ts'
import RateDemo from './demo.tsx'
import { Rate, type RateProps } from './index.ts'

describeConformance((props) => <Rate aria-label="Food" {...props} />, {
  selector: 'fieldset',
  control: {
    values: [2, 4],
    turn: () => userEvent.click(radio(4)),
    shown: (target) => Number(target.querySelector<HTMLInputElement>(':checked')?.value),
  },
  states: { '[data-readonly]': { readOnly: true }, '[data-half]': { allowHalf: true } },
})
describe('read only', () => {
  describeConformance((props) => <Rate aria-label="Food" readOnly {...props} />, { selector: 'fieldset' })
})

const radio = (value: number, count = 5) => page.getByRole('radio', { name: `${value} of ${count}`, exact: true })
const fieldset = () => document.querySelector('fieldset') as HTMLFieldSetElement
const form = () => document.querySelector('form') as HTMLFormElement
const sent = () => new FormData(form()).get('stars')
/** The filled part of each symbol, in percent. */
const filled = () => [...document.querySelectorAll<HTMLElement>('.sw-rate-full')].map(({ style }) => style.inlineSize)

function renderRate(props: RateProps = {}, dir = 'ltr') {
  const reported: number[] = []
  const view = (more: RateProps = {}) => (
    <form dir={dir} style={{ padding: 24 }}>
      <Rate
        aria-label="Food"
        name="stars"
        onChange={({ detail }) => reported.push(detail.value)}
        {...props}
        {...more}
      />
    </form>
  )
  const { rerender } = render(view())
  return { reported, rerender: (more: RateProps) => rerender(view(more)) }
}

describe('choosing', () => {
  test('by mouse and by touch; choosing the same value again resets it to 0', async () => {
    const { reported } = renderRate()
    await userEvent.click(radio(3))
    await expect.element(radio(3)).toBeChecked()
    expect([sent(), readFormValue(fieldset())]).toEqual(['3', 3])
    expect(filled()).toEqual(['100%', '100%', '100%', '0%', '0%'])
    await touchTap(centerOf(radio(5).element()))
    await expect.element(radio(5)).toBeChecked()
    await touchTap(centerOf(radio(5).element()))
    await expect.element(radio(5)).not.toBeChecked()
    expect([reported, sent(), readFormValue(fieldset())]).toEqual([[3, 5, 0], null, 0])
  })

  test('choosing the same value again changes nothing with `clearable={false}`', async () => {
    const { reported } = renderRate({ clearable: false, defaultValue: 2 })
    await userEvent.click(radio(2))
    expect(reported).toEqual([])
    await expect.element(radio(2)).toBeChecked()
  })

  test('half values', async () => {
    const { reported } = renderRate({ allowHalf: true })
    await userEvent.click(radio(2.5))
    expect([reported, sent()]).toEqual([[2.5], '2.5'])
    expect(filled()).toEqual(['100%', '100%', '50%', '0%', '0%'])
    const { width, height } = radio(2.5).element().getBoundingClientRect()
    expect([width, height]).toEqual([24, 44])
  })

  test('by keyboard', async () => {
    const { reported } = renderRate({ defaultValue: 2 })
    radio(2).element().focus()
    expect(await focusedNode()).toEqual({ role: 'radio', name: '2 of 5' })
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
    expect(reported).toEqual([3, 4, 3])
    await userEvent.keyboard('{Delete}')
    expect(reported).toEqual([3, 4, 3, 0])
    await userEvent.keyboard(' ')
    expect(reported).toEqual([3, 4, 3, 0, 3])
  })
})

describe('a swipe', () => {
  test.each([
    ['ltr', 2, 4],
    ['rtl', 2, 4],
  ])('shows the value under the finger and chooses it once at the end, %s', async (dir, from, to) => {
    const { reported } = renderRate({}, dir)
    const finger = await touchStart(centerOf(radio(from).element()))
    await finger.move(centerOf(radio(3).element()))
    await vi.waitFor(() => expect(filled()[2]).toBe('100%'))
    expect(reported).toEqual([])
    await finger.move(centerOf(radio(to).element()))
    await finger.end()
    await expect.element(radio(to)).toBeChecked()
    expect(reported).toEqual([to])
  })

  test('chooses nothing when the browser takes it over, and the click at its end changes nothing', async () => {
    const { reported } = renderRate()
    const [from, to] = [radio(2), radio(4)].map((one) => centerOf(one.element())) as [Point, Point]
    const taken = await touchStart(from)
    await taken.move(to)
    await vi.waitFor(() => expect(filled()[3]).toBe('100%'))
    await taken.cancel()
    await vi.waitFor(() => expect(filled()[0]).toBe('0%'))
    expect(reported).toEqual([])
    const finger = await touchStart(from)
    await finger.move(to)
    window.addEventListener('pointerup', () => (radio(1).element() as HTMLElement).click(), { once: true })
    await finger.end()
    await expect.element(radio(4)).toBeChecked()
    expect(reported).toEqual([4])
  })

  test('beyond the start of the row resets to 0; a vertical swipe scrolls', async () => {
    const { reported } = renderRate({ defaultValue: 4 })
    const place = centerOf(radio(2).element())
    await touchDrag(place, { x: 0, y: place.y })
    await vi.waitFor(() => expect(reported).toEqual([0]))
    const finger = await touchStart(place)
    await finger.cancel()
    expect(reported).toEqual([0])
  })
})

describe('controlled and uncontrolled', () => {
  test('a form reset restores `defaultValue`', async () => {
    renderRate({ defaultValue: 2 })
    await userEvent.click(radio(5))
    form().reset()
    await expect.element(radio(2)).toBeChecked()
    expect(filled()[4]).toBe('0%')
    expect(sent()).toBe('2')
  })

  test('a controlled value may refuse 0', async () => {
    const { reported } = renderRate({ value: 1 })
    await userEvent.click(radio(1))
    await expect.element(radio(1)).toBeChecked()
    expect(reported).toEqual([0])
  })
})

test('required, it must have a value', async () => {
  renderRate({ required: true })
  expect(form().checkValidity()).toBe(false)
  await userEvent.click(radio(1))
  expect(form().checkValidity()).toBe(true)
})

test('disabled, it is not submitted', async () => {
  const { reported } = renderRate({ disabled: true, defaultValue: 3 })
  await touchTap(centerOf(radio(5).element()))
  await touchDrag(centerOf(radio(1).element()), centerOf(radio(5).element()))
  expect([reported, sent()]).toEqual([[], null])
})

test('read only, it is an image with a name, and symbols can be filled by any fraction', async () => {
  renderRate({ readOnly: true, value: 4.3 })
  await expect.element(page.getByRole('img', { name: '4.3 of 5' })).toBeVisible()
  expect(page.getByRole('radio').elements()).toEqual([])
  expect(Number.parseFloat(filled()[4] ?? '')).toBeCloseTo(30)
  expect(sent()).toBe('4.3')
})

test.each(['ltr', 'rtl'])('axe-core finds nothing in the demo, %s', async (dir) => {
  const { element } = render(
    <main dir={dir}>
      <RateDemo />
    </main>,
  )
  await expectNoAxeViolations(element)
})

test('forced colours distinguish full symbols from empty ones', async () => {
  await forcedColors()
  const { container } = render(<Rate aria-label="Food" defaultValue={2} />)
  const colorOf = (selector: string) => getComputedStyle(container.querySelector(selector) as Element).color
  expect(colorOf('.sw-rate-full')).not.toBe(colorOf('.sw-rate'))
})
