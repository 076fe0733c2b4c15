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

test('the content of a file is in the middle of its tile, and its progress has the place of the icon', () => {
  render(
    <Uploader
      aria-label="Files"
      defaultValue={[
        { name: 'a.pdf', size: 2_000 },
        { name: 'A file with a name that needs two lines.pdf', size: 2_000 },
        { name: 'b.pdf' },
        { name: 'c.pdf', size: 2_000, status: 'uploading', progress: 50 },
      ]}
    />,
  )
  const boxOf = (element: Element | null) => (element as Element).getBoundingClientRect()
  const middleOf = ({ top, bottom }: DOMRect) => (top + bottom) / 2
  const signs = [...document.querySelectorAll('.sw-uploader-item[data-named]')].map((item) => {
    const tile = boxOf(item)
    const [icon, last] = ['.sw-uploader-sign', '.sw-uploader-file > :last-child'].map((part) =>
      boxOf(item.querySelector(part)),
    )
    expect(Math.abs((icon?.top ?? 0) - tile.top - (tile.bottom - (last?.bottom ?? 0)))).toBeLessThanOrEqual(1)
    return middleOf(icon as DOMRect) - tile.top
  })
  for (const sign of signs) expect(sign).toBeCloseTo(signs[0] ?? 0, 0)
  const uploading = document.querySelector('[data-status="uploading"]') as Element
  const ring = boxOf(uploading.querySelector('.sw-uploader-ring'))
  expect(middleOf(ring) - boxOf(uploading).top).toBeCloseTo(signs[3] ?? 0, 0)
})
