import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { formLibrary } from '../../testing/internal/apps/formLibrary.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { centerOf, touchTap } from '../../testing/internal/input/touch.ts'
import { describeToggle } from '../../testing/toggleConformance.tsx'
import { Checkbox, type CheckboxProps } from './index.ts'

describeConformance((props) => <Checkbox aria-label="Terms" {...props} />, {
  selector: 'input',
  control: {
    prop: 'checked',
    values: [true, false],
    turn: (target) => userEvent.click(target),
    shown: (target) => (target as HTMLInputElement).checked,
  },
})
describe('with text', () => {
  describeConformance((props) => <Checkbox {...props}>Terms</Checkbox>, { selector: 'input' })
})
describeToggle(
  (props) => (
    <Checkbox value="yes" {...props}>
      Terms
    </Checkbox>
  ),
  {
    role: 'checkbox',
    name: 'Terms',
    value: 'yes',
    detailOf: (checked) => ({ value: 'yes', checked }),
    hasText: true,
    variants: [{ indeterminate: true }],
  },
)

const control = () => page.getByRole('checkbox')
const input = () => document.querySelector('input') as HTMLInputElement
const background = () => getComputedStyle(input()).backgroundColor
const settled = () => vi.waitFor(() => expect(document.getAnimations()).toEqual([]))

/** Renders a checkbox, and records its events. */
function renderCheckbox(props: CheckboxProps = {}) {
  const events: string[] = []
  const rendered = render(
    <div style={{ padding: 40 }}>
      <Checkbox
        value="yes"
        onChange={({ type, detail, target }) =>
          events.push(`${type} ${detail.value} ${detail.checked} ${target.value} ${target.checked}`)
        }
        {...props}
      >
        {props.children ?? 'Terms'}
      </Checkbox>
    </div>,
  )
  return { ...rendered, events }
}

describe('indeterminate', () => {
  test('it is mixed for screen readers, and stays so until the prop changes', async () => {
    const view = (indeterminate: boolean) => (
      <Checkbox aria-label="All" defaultChecked indeterminate={indeterminate} onChange={() => undefined} />
    )
    const { rerender } = render(view(true))
    await expect.element(control()).toBePartiallyChecked()
    await userEvent.click(control())
    await expect.element(control()).toBePartiallyChecked()
    rerender(view(false))
    await expect.element(control()).not.toBePartiallyChecked()
    await expect.element(control()).not.toBeChecked()
  })

  test('without the prop it keeps the state set on the DOM element', async () => {
    const { rerender } = render(<Checkbox aria-label="All" />)
    input().indeterminate = true
    rerender(<Checkbox aria-label="All" title="again" />)
    await expect.element(control()).toBePartiallyChecked()
  })
})

describe('in a form', () => {
  test('a form library registers it, reads it and sets it on the DOM element', async () => {
    const { register, getValue, setValue, received } = formLibrary()
    render(
      <>
        <Checkbox {...register('terms')}>Terms</Checkbox>
        {['a', 'b', 'c'].map((value) => (
          <Checkbox key={value} value={value} {...register('letters')}>
            {value}
          </Checkbox>
        ))}
      </>,
    )
    await userEvent.click(page.getByText('Terms'))
    await userEvent.click(page.getByText('c'))
    await userEvent.click(page.getByText('a'))
    expect(received).toEqual([
      'change terms true',
      'blur terms true',
      'change letters ["c"]',
      'blur letters ["c"]',
      'change letters ["a","c"]',
    ])
    setValue('letters', ['b'])
    await expect.element(page.getByRole('checkbox', { name: 'b' })).toBeChecked()
    await expect.element(page.getByRole('checkbox', { name: 'a' })).not.toBeChecked()
    expect(getValue('letters')).toEqual(['b'])
  })

  test('`checked` set on the DOM element is visible', async () => {
    renderCheckbox()
    const off = background()
    input().checked = true
    await settled()
    expect(background()).not.toBe(off)
  })
})

describe('the look', () => {
  test('the box is 22 px, in a target of 44 px', async () => {
    const { events } = renderCheckbox({ children: undefined, 'aria-label': 'Terms' })
    expect([input().offsetWidth, input().offsetHeight]).toEqual([22, 22])
    const label = document.querySelector('label') as HTMLElement
    expect(label.offsetHeight).toBeGreaterThanOrEqual(44)
    render(
      <div style={{ padding: 40 }}>
        <Checkbox aria-label="Bare" onChange={() => events.push('bare')} />
      </div>,
    )
    const { x, y } = centerOf(page.getByRole('checkbox', { name: 'Bare' }).element())
    await touchTap({ x: x - 21, y: y + 21 })
    await vi.waitFor(() => expect(events).toEqual(['bare']))
  })

  test('the box is in the middle of the first line of a long text', () => {
    render(
      <div style={{ inlineSize: 160, fontSize: 17, lineHeight: '30px' }}>
        <Checkbox>A text that is so long that it takes more than one line</Checkbox>
      </div>,
    )
    const text = document.querySelector('label > span') as HTMLElement
    expect(text.offsetHeight).toBeGreaterThan(60)
    expect(centerOf(input()).y).toBeCloseTo(text.getBoundingClientRect().top + 15, 0)
  })

  test('has the given colours', async () => {
    renderCheckbox({
      color: 'rgb(1, 1, 1)',
      backgroundColor: 'rgb(2, 2, 2)',
      borderColor: 'rgb(3, 3, 3)',
      iconColor: 'rgb(4, 4, 4)',
    })
    const border = () => getComputedStyle(input()).borderTopColor
    expect([background(), border()]).toEqual(['rgb(2, 2, 2)', 'rgb(3, 3, 3)'])
    await userEvent.click(control())
    await settled()
    expect([background(), border()]).toEqual(['rgb(1, 1, 1)', 'rgb(1, 1, 1)'])
    expect(getComputedStyle(input(), '::before').backgroundColor).toBe('rgb(4, 4, 4)')
    renderCheckbox({ activeBackgroundColor: 'rgb(5, 5, 5)', activeBorderColor: 'rgb(6, 6, 6)', defaultChecked: true })
    const last = getComputedStyle([...document.querySelectorAll('input')].at(-1) as Element)
    expect([last.backgroundColor, last.borderTopColor]).toEqual(['rgb(5, 5, 5)', 'rgb(6, 6, 6)'])
  })
})
