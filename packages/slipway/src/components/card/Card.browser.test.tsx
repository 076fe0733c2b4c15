import { expect, test } from 'vitest'
import { describeConformance } from '../../testing/conformance.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { emulateMedia } from '../../testing/internal/environment/emulateMedia.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import CardDemo from './demo.tsx'
import { Card } from './index.ts'

describeConformance((props) => <Card {...props} title="Order" />, { selector: '.sw-card', hasOwnTitle: true })

test('is a section named by its heading', async () => {
  const { container } = render(
    <Card title="Order 1" extra="Paid" cover="Picture" footer={<button type="button">Track</button>}>
      Two books
    </Card>,
  )
  await expect(container).toMatchAriaInlineSnapshot(`
    - region "Order 1":
      - text: Picture
      - heading "Order 1" [level=2]
      - text: Paid Two books
      - button "Track"
  `)
})

test('its own `aria-label` wins, and without a heading it is no landmark', async () => {
  const { container, rerender } = render(<Card title="Order 1" aria-label="The first order" />)
  await expect(container).toMatchAriaInlineSnapshot(`
    - region "The first order":
      - heading "Order 1" [level=2]
  `)
  rerender(<Card>Two books</Card>)
  await expect(container).toMatchAriaInlineSnapshot(`- text: Two books`)
})

test('missing parts take up no space', () => {
  const { element, rerender } = render(<Card>x</Card>)
  expect(element.children).toHaveLength(1)
  rerender(<Card title="x" />)
  expect(element.children).toHaveLength(1)
  rerender(<Card extra={0} />)
  expect(element.textContent).toBe('0')
})

test('`extra` wraps below the heading if both do not fit', () => {
  const { element } = render(<Card style={{ inlineSize: 200 }} title={'word '.repeat(20)} extra={'extra '.repeat(5)} />)
  const boxOf = (part: string) => (element.querySelector(`.sw-card-${part}`) as Element).getBoundingClientRect()
  expect(boxOf('extra').y).toBeGreaterThanOrEqual(boxOf('title').bottom)
  expect(element.scrollWidth).toBeLessThanOrEqual(200)
})

test('forced colours show its edge', async () => {
  await emulateMedia('forced-colors', 'active')
  const { element } = render(<Card>x</Card>)
  const { borderTopColor, backgroundColor } = getComputedStyle(element)
  expect(borderTopColor).not.toBe(backgroundColor)
})

test('axe-core finds nothing in any state of the demo', async () => {
  const { container } = render(<CardDemo />)
  await expectNoAxeViolations(container)
})
