import { expect, test } from 'vitest'
import { describeConformance } from '../../testing/conformance.tsx'
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

test('long words stay within it', () => {
  const { element } = render(<Empty style={{ inlineSize: 200 }} title={'incomprehensible'.repeat(5)} />)
  expect(element.scrollWidth).toBeLessThanOrEqual(200)
})

test('axe-core finds nothing in any state of the demo', async () => {
  const { container } = render(<EmptyDemo />)
  await expectNoAxeViolations(container)
})
