import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { forcedColors } from '../../testing/internal/environment/forcedColors.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import BadgeDemo from './demo.tsx'
import { Badge, type BadgeProps } from './index.ts'

describeConformance((props) => <Badge content={3} {...props} />, { selector: '.sw-badge-box' })
describe('on something', () => {
  const example = (props: BadgeProps) => (
    <Badge dot {...props}>
      <i>icon</i>
    </Badge>
  )
  describeConformance(example, { selector: '.sw-badge-box' })
})

const mark = () => document.querySelector('.sw-badge')

test.each<[BadgeProps, string]>([
  [{ content: 3 }, 'Mail 3'],
  [{ content: 1280 }, 'Mail 1280'],
  [{ content: 'Brand new' }, 'Mail Brand new'],
  [{ content: 3, label: '3 unread messages' }, 'Mail 3 unread messages'],
  [{ dot: true }, 'Mail New'],
  [{ dot: true, label: 'Online' }, 'Mail Online'],
  [{ content: 0, label: 'nothing' }, 'Mail'],
  [{ content: 0, showZero: true }, 'Mail 0'],
])('%j is read in full, as part of the name', async (props, name) => {
  render(
    <button type="button">
      <Badge {...props}>Mail</Badge>
    </button>,
  )
  await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible()
})

test('its children do not move when the mark appears and disappears', () => {
  const view = (content: number) => (
    <Badge content={content}>
      <i style={{ display: 'block', inlineSize: 40, blockSize: 40 }} />
    </Badge>
  )
  const { element, rerender } = render(view(0))
  expect(mark()).toBeNull()
  const { x, y, width, height } = element.getBoundingClientRect()
  rerender(view(100))
  expect(mark()?.textContent).toBe('99+')
  expect(element.getBoundingClientRect()).toMatchObject({ x, y, width, height })
})

test.each<[string, BadgeProps, number, number]>([
  ['ltr', {}, 100, 0],
  ['rtl', {}, 0, 0],
  ['ltr', { placement: 'top-start' }, 0, 0],
  ['rtl', { placement: 'bottom-start' }, 100, 100],
  ['ltr', { placement: 'bottom-end' }, 100, 100],
  ['ltr', { overlap: 'circle' }, 85, 15],
  ['rtl', { overlap: 'circle', placement: 'bottom-end' }, 15, 85],
])('the mark is centred on the corner (%s, %j)', (dir, props, x, y) => {
  const { element } = render(
    <div dir={dir}>
      <Badge content={100} {...props}>
        <i style={{ display: 'block', inlineSize: 100, blockSize: 100 }} />
      </Badge>
    </div>,
  )
  const box = (element.firstElementChild as Element).getBoundingClientRect()
  const badge = (mark() as Element).getBoundingClientRect()
  expect(Math.round(badge.x + badge.width / 2 - box.x)).toBe(x)
  expect(Math.round(badge.y + badge.height / 2 - box.y)).toBe(y)
})

test('the plus sign stays to the right of the number in right-to-left text', () => {
  render(
    <div dir="rtl">
      <Badge content={128} />
    </div>,
  )
  expect(getComputedStyle(document.querySelector('.sw-badge > bdi') as Element).direction).toBe('ltr')
})

test('the mark lets clicks through to the children', () => {
  render(
    <Badge content={128} style={{ margin: 40 }}>
      <button type="button">Mail and more</button>
    </Badge>,
  )
  const { x, y, width, height } = (mark() as Element).getBoundingClientRect()
  const hit = document.elementFromPoint(x + width / 4, y + height * 0.75)
  expect(hit?.tagName).toBe('BUTTON')
})

test('`color` sets its colour', () => {
  render(<Badge content={1} color="rgb(1, 2, 3)" />)
  expect(getComputedStyle(mark() as Element).backgroundColor).toBe('rgb(1, 2, 3)')
})

test('axe-core finds nothing in any state of the demo', async () => {
  const { container } = render(<BadgeDemo />)
  await expectNoAxeViolations(container)
})

test('forced colours show a dot, which has no text', async () => {
  await forcedColors()
  const { container } = render(<Badge dot label="Online" />)
  const { borderTopStyle, borderTopWidth } = getComputedStyle(container.querySelector('.sw-badge') as Element)
  expect([borderTopStyle, borderTopWidth]).toEqual(['solid', '4px'])
})

test('screen readers read its content, or its label', async () => {
  const { container } = render(
    <>
      <Badge content={3} label="3 unread" />
      <Badge dot label="Online" />
      <Badge content={120} />
    </>,
  )
  await expect(container).toMatchAriaInlineSnapshot(`- text: 3 unread Online 120`)
})
