import { expect, test } from 'vitest'
import { describeConformance } from '../../testing/conformance.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { forcedColors, systemColor } from '../../testing/internal/environment/forcedColors.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import StepsDemo from './demo.tsx'
import { Steps, type StepsProps } from './index.ts'

const items = [{ label: 'Ordered' }, { label: 'Sent', description: 'Yesterday' }, { label: 'Delivered' }]

describeConformance((props) => <Steps {...props} items={items} />, { selector: 'ol' })

const steps = (container: Element) => [...container.querySelectorAll<HTMLElement>('.sw-step')]
const show = (props: Partial<StepsProps>) => steps(render(<Steps items={items} {...props} />).container)

test('renders an ordered list that exposes finished, failed and current steps', async () => {
  const { container, rerender } = render(<Steps items={items} current={1} />)
  await expect(container).toMatchAriaInlineSnapshot(`
    - list:
      - listitem: Ordered Done
      - listitem: Sent Yesterday
      - listitem: Delivered
  `)
  expect(container.querySelector('ol')?.getAttribute('role'), 'else Safari takes it for none').toBe('list')
  const current = () => steps(container).map((step) => step.getAttribute('aria-current'))
  expect(current()).toEqual([null, 'step', null])
  rerender(<Steps items={items} current={1} status="error" />)
  expect(container.querySelector('[aria-current]')?.textContent).toBe('Sent Failed Yesterday')
  rerender(<Steps items={items} current={3} />)
  expect(current()).toEqual([null, null, null])
})

test('the `status` of a step overrides `current`', () => {
  const own = [{ label: 'a', status: 'error' as const }, { label: 'b' }]
  expect(show({ items: own, current: 1 }).map(({ dataset }) => dataset.status)).toEqual(['error', 'process'])
})

test('the shape of the mark shows the status: a number, a tick, a cross, or an icon', () => {
  const own = [{ status: 'finish' }, { status: 'error' }, { status: 'wait' }, { icon: <i>icon</i> }] as const
  const marks = show({ items: own }).map((step) => step.querySelector('.sw-step-mark') as Element)
  expect(marks.map((mark) => mark.textContent)).toEqual(['', '', '3', 'icon'])
  const shapes = marks.map((mark) => getComputedStyle(mark, '::before').clipPath)
  expect(shapes[0]).not.toBe(shapes[1])
  expect(shapes.slice(2)).toEqual(['none', 'none'])
})

test.each([
  ['ltr', 1],
  ['rtl', -1],
])('horizontal steps follow the text direction (%s)', (dir, sign) => {
  const { container } = render(
    <div dir={dir} style={{ inlineSize: 300 }}>
      <Steps items={items} />
    </div>,
  )
  const [first, second] = steps(container).map((step) => step.getBoundingClientRect())
  expect((second?.x ?? 0) - (first?.x ?? 0)).toBe(100 * sign)
  expect(second?.y).toBe(first?.y)
})

test('vertical steps have the full width', () => {
  const [first, second] = show({ orientation: 'vertical' }).map((step) => step.getBoundingClientRect())
  expect(second?.x).toBe(first?.x)
  expect(second?.y).toBe(first?.bottom)
})

test('long words wrap within their step', () => {
  const word = 'incomprehensible'.repeat(4)
  const { element } = render(
    <Steps style={{ inlineSize: 240 }} items={[{ label: word }, { label: word, description: word }]} />,
  )
  expect(element.scrollWidth).toBeLessThanOrEqual(240)
})

test('axe-core finds nothing in any state of the demo', async () => {
  const { container } = render(<StepsDemo />)
  await expectNoAxeViolations(container)
})

test('forced colours distinguish the current step from the others', async () => {
  await forcedColors()
  const { container } = render(<Steps items={[{ label: 'a' }, { label: 'b' }, { label: 'c' }]} current={1} />)
  const marks = [...container.querySelectorAll('.sw-step-mark')].map((mark) => getComputedStyle(mark).backgroundColor)
  expect(marks.map((color) => color === systemColor('Highlight'))).toEqual([false, true, false])
})
