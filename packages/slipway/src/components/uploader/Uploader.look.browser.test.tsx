import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { forcedColors } from '../../testing/internal/environment/forcedColors.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import UploaderDemo from './demo.tsx'
import { Uploader, type UploaderProps } from './index.ts'

const uploader = (props: UploaderProps = {}) => <Uploader aria-label="Notes" {...props} />
const some = ['a.txt', 'b.txt', 'c.txt'].map((name) => ({ url: `/${name}` }))

test('touch targets are large enough, and the keyboard focus is visible', async () => {
  render(uploader({ defaultValue: some }))
  for (const one of document.querySelectorAll('.sw-uploader button')) {
    const { width, height } = one.getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  await userEvent.tab()
  await vi.waitFor(() => expect(getComputedStyle(document.activeElement as Element).outlineStyle).toBe('solid'))
})

test.each(['ltr', 'rtl'])('axe-core finds nothing in any state of the demo, %s', async (dir) => {
  const { container } = render(
    <div dir={dir}>
      <UploaderDemo />
    </div>,
  )
  await expectNoAxeViolations(container)
})

test('in right-to-left text the remove button is at the left', () => {
  render(<div dir="rtl">{uploader({ defaultValue: some.slice(0, 1) })}</div>)
  const [tile, cross] = ['.sw-uploader-item', '.sw-uploader-remove'].map((selector) =>
    document.querySelector(selector)?.getBoundingClientRect(),
  )
  expect(cross?.left).toBeLessThan(tile?.left ?? 0)
})

test('forced colours show the add button, and its invalid state', async () => {
  await forcedColors()
  const { rerender } = render(uploader())
  const edge = () => getComputedStyle(page.getByRole('button', { name: 'Add files' }).element()).borderTopStyle
  expect(edge()).toBe('dashed')
  rerender(uploader({ 'aria-invalid': true }))
  expect(edge()).toBe('solid')
})
