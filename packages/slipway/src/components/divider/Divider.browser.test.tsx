import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { forcedColors, systemColor } from '../../testing/internal/environment/forcedColors.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import DividerDemo from './demo.tsx'
import { Divider } from './index.ts'

describeConformance((props) => <Divider {...props} />, { selector: 'hr' })
describe('vertical', () => {
  describeConformance((props) => <Divider orientation="vertical" {...props} />, { selector: 'span' })
})
describe('with a text', () => {
  describeConformance((props) => <Divider {...props}>or</Divider>, { selector: '.sw-divider' })
})

test('without a text it is a separator, with an orientation if it is vertical', async () => {
  const { container } = render(
    <>
      <Divider />
      <Divider>{false}</Divider>
      <Divider orientation="vertical">not shown</Divider>
    </>,
  )
  const orientations = page.getByRole('separator').elements()
  expect(orientations.map((line) => line.getAttribute('aria-orientation'))).toEqual([null, null, 'vertical'])
  expect(container.textContent).toBe('')
})

test('its text is read', async () => {
  const { container } = render(<Divider>Yesterday</Divider>)
  await expect(container).toMatchAriaInlineSnapshot(`- text: Yesterday`)
})

test.each(['ltr', 'rtl'])('its text is at its placement (%s)', (dir) => {
  const middleOf = (placement: 'start' | 'center' | 'end') => {
    const { container } = render(
      <div dir={dir} style={{ inlineSize: 300 }}>
        <Divider placement={placement}>
          <span>or</span>
        </Divider>
      </div>,
    )
    const box = (container.firstElementChild as Element).getBoundingClientRect()
    const text = (container.querySelector('span') as Element).getBoundingClientRect()
    return Math.round(text.x + text.width / 2 - box.x)
  }
  const [start, center, end] = [middleOf('start'), middleOf('center'), middleOf('end')]
  expect(center).toBe(150)
  expect(dir === 'ltr' ? start < center && center < end : end < center && center < start).toBe(true)
})

test('a long text wraps, and the line is visible on both sides', () => {
  const { element } = render(<Divider style={{ inlineSize: 200 }}>{'Incomprehensibilities '.repeat(10)}</Divider>)
  expect(element.scrollWidth).toBeLessThanOrEqual(200)
  expect(element.getBoundingClientRect().height).toBeGreaterThan(60)
  expect(getComputedStyle(element, '::before').width).toBe('24px')
})

test('axe-core finds nothing in any state of the demo', async () => {
  const { container } = render(<DividerDemo />)
  await expectNoAxeViolations(container)
})

test('forced colours show its lines', async () => {
  await forcedColors()
  const { container } = render(
    <>
      <Divider />
      <Divider>or</Divider>
    </>,
  )
  const [line, text] = [...container.children]
  const drawn = [getComputedStyle(line as Element), getComputedStyle(text as Element, '::before')]
  const edge = ['solid', systemColor('CanvasText')]
  expect(drawn.map((style) => [style.borderTopStyle, style.borderTopColor])).toEqual([edge, edge])
})
