import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { expectNoAxeViolations } from '../../testing/setup/axe.ts'
import { emulateMedia } from '../../testing/setup/emulateMedia.ts'
import { focusedNode } from '../../testing/setup/focusedNode.ts'
import { render } from '../../testing/setup/render.tsx'
import { centerOf, touchTap } from '../../testing/setup/touch.ts'
import TagDemo from './demo.tsx'
import { Tag, type TagProps } from './index.ts'

describeConformance((props) => <Tag {...props}>Paid</Tag>, { selector: '.sw-tag' })
describe('with a button', () => {
  const example = (props: TagProps) => (
    <Tag onClose={() => {}} {...props}>
      Paid
    </Tag>
  )
  describeConformance(example, { selector: '.sw-tag' })
})

test('it is text, and with `onClose` has a button that names it', async () => {
  const view = (props: TagProps) => <Tag {...props}>Travel</Tag>
  const { container, rerender } = render(view({}))
  await expect(container).toMatchAriaInlineSnapshot(`- text: Travel`)
  rerender(view({ onClose() {} }))
  await expect.element(page.getByRole('button', { name: 'Remove Travel', exact: true })).toBeVisible()
})

test('the button hears mouse, finger and keys, and the tag waits for its owner', async () => {
  const onClose = vi.fn()
  render(<Tag onClose={onClose}>Travel</Tag>)
  const button = page.getByRole('button')
  await userEvent.tab()
  expect(await focusedNode()).toEqual({ role: 'button', name: 'Remove Travel' })
  await userEvent.keyboard('{Enter} ')
  expect(onClose).toHaveBeenCalledTimes(2)
  await userEvent.click(button)
  await touchTap(centerOf(button.element()))
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(4))
  await expect.element(button).toBeVisible()
})

test('the button sends no form', async () => {
  const onSubmit = vi.fn()
  render(
    <form onSubmit={onSubmit}>
      <Tag onClose={() => {}}>Travel</Tag>
    </form>,
  )
  await userEvent.click(page.getByRole('button'))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a finger meets the button 20 px above and below its middle', () => {
  render(
    <div style={{ padding: 60 }}>
      <Tag onClose={() => {}}>Travel</Tag>
    </div>,
  )
  const button = page.getByRole('button').element()
  const { x, y } = centerOf(button)
  expect(document.elementFromPoint(x, y - 20)).toBe(button)
  expect(document.elementFromPoint(x, y + 20)).toBe(button)
})

test('a long word stays within its place', () => {
  const { container } = render(
    <div style={{ inlineSize: 120 }}>
      <Tag onClose={() => {}}>{'incomprehensible'.repeat(5)}</Tag>
    </div>,
  )
  expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth)
  expect((container.querySelector('.sw-tag') as Element).getBoundingClientRect().width).toBeLessThanOrEqual(120)
})

test('a round one has round ends', () => {
  const { container } = render(
    <>
      <Tag>Paid</Tag>
      <Tag round>Paid</Tag>
    </>,
  )
  const [plain, round] = [...container.children].map((tag) => Number.parseFloat(getComputedStyle(tag).borderRadius))
  expect(round).toBeGreaterThan((plain ?? 0) + 4)
})

test('forced colours show where it ends', async () => {
  await emulateMedia('forced-colors', 'active')
  const { element } = render(<Tag>Paid</Tag>)
  expect(getComputedStyle(element).borderTopWidth).toBe('1px')
})

test('axe-core finds nothing in any state of the demo', async () => {
  const { container } = render(<TagDemo />)
  await expectNoAxeViolations(container)
})
