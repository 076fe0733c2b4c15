import type { ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { forcedColors, systemColor } from '../../testing/internal/environment/forcedColors.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { keyboardWalk } from '../../testing/internal/input/keyboardWalk.ts'
import { centerOf, touchStart, touchTap } from '../../testing/internal/input/touch.ts'
import { Button } from '../button/index.ts'
import { Checkbox, CheckboxGroup } from '../checkbox/index.ts'
import { Radio, RadioGroup } from '../radio/index.ts'
import { Slider } from '../slider/index.ts'
import { Switch } from '../switch/index.ts'
import { Label } from './index.ts'

describeConformance((props) => <Label {...props}>Name</Label>, { selector: 'label' })

const text = () => page.getByText('The text')

describe('what is inside', () => {
  type Heard = (what: string) => () => void
  const controls: [string, (heard: Heard) => ReactNode][] = [
    ['switch', (heard) => <Switch onChange={heard('change')} onClick={heard('click')} />],
    ['checkbox', (heard) => <Checkbox onChange={heard('change')} onClick={heard('click')} />],
    ['radio', (heard) => <Radio onChange={heard('change')} onClick={heard('click')} />],
    [
      'checkbox of a group',
      (heard) => (
        <CheckboxGroup onChange={heard('change')}>
          <Checkbox value="a" onClick={heard('click')} />
        </CheckboxGroup>
      ),
    ],
    [
      'radio of a group',
      (heard) => (
        <RadioGroup onChange={heard('change')}>
          <Radio value="a" onClick={heard('click')} />
        </RadioGroup>
      ),
    ],
    [
      'button',
      (heard) => (
        <Button size="mini" onClick={heard('click')}>
          Go
        </Button>
      ),
    ],
  ]

  test.each(controls)('a %s is activated by a click and by a tap on the text, once each', async (name, control) => {
    const told: string[] = []
    const once = name === 'button' ? ['click'] : ['click', 'change']
    const view = (key: string) => (
      <Label key={key}>
        <span>The text</span> {control((what) => () => told.push(what))}
      </Label>
    )
    const { rerender } = render(view('mouse'))
    await userEvent.click(text())
    expect(told.sort()).toEqual(once.sort())
    told.length = 0
    rerender(view('touch'))
    await touchTap(centerOf(text().element()))
    await vi.waitFor(() => expect(told.sort()).toEqual(once.sort()))
  })

  test.each(controls)('a %s that is clicked itself hears it once', async (_, control) => {
    const told: string[] = []
    render(<Label>The text {control((what) => () => told.push(what))}</Label>)
    await touchTap(centerOf(document.querySelector('input, button') as Element))
    await vi.waitFor(() => expect(told.filter((what) => what === 'click')).toHaveLength(1))
    expect(told.filter((what) => what === 'change').length).toBeLessThanOrEqual(1)
  })

  test('a slider has its name from it, and takes the focus', async () => {
    render(
      <Label>
        The text <Slider />
      </Label>,
    )
    await expect.element(page.getByRole('slider', { name: 'The text' })).toBeVisible()
  })

  test('only the first of several is named and activated', async () => {
    render(
      <Label>
        <span>The text</span>
        <Checkbox value="a" />
        <Checkbox value="b" aria-label="Second" />
      </Label>,
    )
    await userEvent.click(text())
    await expect.element(page.getByRole('checkbox', { name: /^The text/ })).toBeChecked()
    await expect.element(page.getByRole('checkbox', { name: 'Second' })).not.toBeChecked()
  })

  test('a link inside is followed, and nothing is activated', async () => {
    render(
      <Label>
        <Checkbox /> I have read <a href="#terms">the terms</a>
      </Label>,
    )
    const follow = vi.fn((event: Event) => event.preventDefault())
    page.getByRole('link').element().addEventListener('click', follow)
    await userEvent.click(page.getByRole('link'))
    expect(follow).toHaveBeenCalledTimes(1)
    await expect.element(page.getByRole('checkbox')).not.toBeChecked()
  })

  test('what is disabled stays as it is', async () => {
    const onChange = vi.fn()
    render(
      <Label>
        <span>The text</span> <Switch disabled onChange={onChange} />
      </Label>,
    )
    await touchTap(centerOf(text().element()))
    expect(onChange).not.toHaveBeenCalled()
    expect(getComputedStyle(document.querySelector('label') as Element).cursor).toBe('default')
  })
})

test('by htmlFor it names and activates a control elsewhere, also one below another', async () => {
  render(
    <>
      <Label htmlFor="wifi">The text</Label>
      <Switch aria-label="Another" />
      <Switch id="wifi" />
    </>,
  )
  await userEvent.click(text())
  await expect.element(page.getByRole('switch', { name: 'The text' })).toBeChecked()
  await expect.element(page.getByRole('switch', { name: 'Another' })).not.toBeChecked()
})

test('has its hover class while it is pressed', async () => {
  const { element } = render(
    <Label hoverClass="down" hoverStartTime={0} hoverStayTime={0}>
      <span>The text</span> <Switch />
    </Label>,
  )
  const touch = await touchStart(centerOf(text().element()))
  await vi.waitFor(() => expect(element).toHaveClass('down'))
  await touch.end()
  await vi.waitFor(() => expect(element).not.toHaveClass('down'))
})

test('around its control it answers in 44 px, and axe-core finds nothing', async () => {
  const { container } = render(
    <div style={{ padding: 24 }}>
      <Label>
        <Checkbox /> Terms
      </Label>
      <Label>
        Wi-Fi <Switch disabled />
      </Label>
      <Label htmlFor="volume">Volume</Label>
      <Slider id="volume" />
    </div>,
  )
  expect((container.querySelector('label') as HTMLElement).offsetHeight).toBeGreaterThanOrEqual(44)
  await expectNoAxeViolations(container)
})

test('is told as the name of its control, which Tab stops at once', async () => {
  const { element } = render(
    <Label>
      Wi-Fi <Switch defaultChecked />
    </Label>,
  )
  await expect(element).toMatchAriaInlineSnapshot(`
    - text: Wi-Fi
    - switch "Wi-Fi" [checked]
  `)
  expect(await keyboardWalk(element)).toEqual(['switch Wi-Fi'])
})

test('forced colours dim the text of what is not available', async () => {
  await forcedColors()
  const view = (disabled: boolean) => (
    <Label>
      Wi-Fi <Switch disabled={disabled} />
    </Label>
  )
  const { element, rerender } = render(view(false))
  expect(getComputedStyle(element).color).not.toBe(systemColor('GrayText'))
  rerender(view(true))
  expect(getComputedStyle(element).color).toBe(systemColor('GrayText'))
})
