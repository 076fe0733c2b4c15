import { expect, test } from 'vitest'
import { describeConformance } from '../../testing/conformance.tsx'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import EmptyDemo from './demo.tsx'
import { Empty } from './index.ts'

describeConformance((props) => <Empty {...props} description="Nothing" />, { selector: '.sw-empty', hasOwnTitle: true })

test('shows its texts and its action; its picture is hidden from screen readers', async () => {
  const { container } = render(
    <Empty title="No orders" description="Yet">
      <button type="button">Buy</button>
    </Empty>,
  )
  await expect(container).toMatchAriaInlineSnapshot(`
    - text: No orders Yet
    - button "Buy"
  `)
  expect(container.querySelectorAll('svg')).toHaveLength(1)
})

test('its picture can be replaced or removed', () => {
  const { element, rerender } = render(<Empty image={<i>own</i>} />)
  expect(element.textContent).toBe('own')
  expect(element.querySelector('svg')).toBeNull()
  rerender(<Empty image={null} description="Nothing" />)
  expect(element.children).toHaveLength(1)
})

test.each(['ltr', 'rtl'])('with `fill` it is in the middle of the remaining height of the page: %s', async (dir) => {
  const { scroller } = await pageOf(
    <>
      <h2 style={{ blockSize: 100, margin: 0 }}>Orders</h2>
      <Empty fill dir={dir} title="No orders" description="Yet" />
    </>,
  )
  const box = scroller.getBoundingClientRect()
  const top = (scroller.querySelector('svg') as Element).getBoundingClientRect().top
  const { bottom } = (scroller.querySelector('.sw-empty-description') as Element).getBoundingClientRect()
  expect((top + bottom) / 2).toBeCloseTo((box.top + 100 + box.bottom) / 2, 0)
  expect(scroller.querySelector('h2')?.getBoundingClientRect().width).toBe(scroller.clientWidth)
  expect(scroller.scrollHeight).toBe(scroller.clientHeight)
})

test('with `fill` long content scrolls with the page', async () => {
  const { scroller } = await pageOf(
    <>
      <div style={{ blockSize: 2_000, overflow: 'hidden' }}>Orders</div>
      <Empty fill description="No more" />
    </>,
  )
  expect(scroller.firstElementChild?.textContent).toContain('Orders')
  expect(scroller.scrollHeight).toBeGreaterThan(2_100)
})

test('with `fill` it is in the middle of a flex column', () => {
  const { element } = render(
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: 600 }}>
      <Empty fill image={null} description="Nothing" />
    </div>,
  )
  const text = element.querySelector('.sw-empty-description')?.getBoundingClientRect() as DOMRect
  const box = element.getBoundingClientRect()
  expect((text.top + text.bottom) / 2).toBeCloseTo((box.top + box.bottom) / 2, 0)
})

test('long words stay within it', () => {
  const { element } = render(<Empty style={{ inlineSize: 200 }} title={'incomprehensible'.repeat(5)} />)
  expect(element.scrollWidth).toBeLessThanOrEqual(200)
})

test('axe-core finds nothing in any state of the demo', async () => {
  const { container } = render(<EmptyDemo />)
  await expectNoAxeViolations(container)
})
