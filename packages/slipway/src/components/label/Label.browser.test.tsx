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

describe('a control inside', () => {
  type Log = (what: string) => () => void
  const controls: [string, (log: Log) => ReactNode][] = [
    ['switch', (log) => <Switch onChange={log('change')} onClick={log('click')} />],
    ['checkbox', (log) => <Checkbox onChange={log('change')} onClick={log('click')} />],
    ['radio', (log) => <Radio onChange={log('change')} onClick={log('click')} />],
    [
      'checkbox of a group',
      (log) => (
        <CheckboxGroup onChange={log('change')}>
          <Checkbox value="a" onClick={log('click')} />
        </CheckboxGroup>
      ),
    ],
    [
      'radio of a group',
      (log) => (
        <RadioGroup onChange={log('change')}>
          <Radio value="a" onClick={log('click')} />
        </RadioGroup>
      ),
    ],
    [
      'button',
      (log) => (
        <Button size="mini" onClick={log('click')}>
          Go
        </Button>
      ),
    ],
  ]

  test.each(controls)('a click and a tap on the text each activate a %s once', async (name, control) => {
    const events: string[] = []
    const once = name === 'button' ? ['click'] : ['click', 'change']
    const view = (key: string) => (
      <Label key={key}>
        <span>The text</span> {control((what) => () => events.push(what))}
      </Label>
    )
    const { rerender } = render(view('mouse'))
    await userEvent.click(text())
    expect(events.sort()).toEqual(once.sort())
    events.length = 0
    rerender(view('touch'))
    await touchTap(centerOf(text().element()))
    await vi.waitFor(() => expect(events.sort()).toEqual(once.sort()))
  })

  test.each(controls)('a click on the %s itself is reported once', async (_, control) => {
    const events: string[] = []
    render(<Label>The text {control((what) => () => events.push(what))}</Label>)
    await touchTap(centerOf(document.querySelector('input, button') as Element))
    await vi.waitFor(() => expect(events.filter((what) => what === 'click')).toHaveLength(1))
    expect(events.filter((what) => what === 'change').length).toBeLessThanOrEqual(1)
  })

  test('a slider is named by the label', async () => {
    render(
      <Label>
        The text <Slider />
      </Label>,
    )
    await expect.element(page.getByRole('slider', { name: 'The text' })).toBeVisible()
  })

  test('only the first of several controls is named and activated', async () => {
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

  test('a link inside is followed without activating the control', async () => {
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

  test('a disabled control is not activated', async () => {
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

test('`htmlFor` names and activates a control elsewhere, also if another control is nearer', async () => {
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

test('has its hover class while pressed', async () => {
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

test('a label around its control is at least 44 px high, and axe-core finds nothing', async () => {
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

test('is announced as the name of its control, which is one tab stop', async () => {
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

test('forced colours dim the text of a disabled control', async () => {
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
