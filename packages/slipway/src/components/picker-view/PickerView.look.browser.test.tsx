import type { CSSProperties } from 'react'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { forcedColors } from '../../testing/internal/environment/forcedColors.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { prepareTouch } from '../../testing/internal/input/touch.ts'
import PickerViewDemo from './demo.tsx'
import { PickerView, PickerViewColumn } from './index.ts'

describeConformance(
  (props) => (
    <PickerView {...props}>
      <PickerViewColumn aria-label="Letter">{['A', 'B', 'C']}</PickerViewColumn>
    </PickerView>
  ),
  {
    selector: '.sw-picker-view',
    control: {
      values: [[1], [2]],
      async turn(target) {
        target.querySelector<HTMLElement>('[role=spinbutton]')?.focus()
        await userEvent.keyboard('{ArrowDown}')
      },
      shown: (target) => [Number(target.querySelector('[role=spinbutton]')?.getAttribute('aria-valuenow')) - 1],
      resets: false,
    },
  },
)
describe('a column', () => {
  describeConformance(
    (props) => (
      <PickerView>
        <PickerViewColumn aria-label="Letter" {...props}>
          {['A', 'B']}
        </PickerViewColumn>
      </PickerView>
    ),
    { selector: '.sw-picker-view-column', around: '.sw-picker-view, .sw-picker-view :not(.sw-picker-view-column)' },
  )
})

const letters = ['A', 'B', 'C', 'D'].map((letter) => <span key={letter}>{letter}</span>)
const heights = () => [...document.querySelectorAll<HTMLElement>('.sw-picker-view-row')].map((row) => row.offsetHeight)

/** The text in the middle of the first column, as painted. */
function inTheMiddle(): string | null | undefined {
  const column = document.querySelector('.sw-picker-view-column') as HTMLElement
  const { x, y, width, height } = column.getBoundingClientRect()
  return document.elementsFromPoint(x + width / 2, y + height / 2).find((it) => it.matches('.sw-picker-view-row'))
    ?.textContent
}

test('of a thousand rows only the visible ones are painted', async () => {
  const { container } = render(
    <PickerView defaultValue={[500]}>
      <PickerViewColumn aria-label="Row">
        {Array.from({ length: 1_000 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its number.
          <span key={index}>Row {index}</span>
        ))}
      </PickerViewColumn>
    </PickerView>,
  )
  const rows = [...container.querySelectorAll('.sw-picker-view-row > span')]
  const drawn = () => rows.filter((row) => row.checkVisibility({ contentVisibilityAuto: true }))
  expect(rows).toHaveLength(1_000)
  await expect.poll(() => drawn().map(({ textContent }) => textContent)).toContain('Row 500')
  await expect.poll(() => drawn().length).toBeLessThan(200)
})

test('the height of the indicator sets the height of a row', async () => {
  const view = (height: number, className = '') => (
    <PickerView defaultValue={[2]} indicatorStyle={{ height }} indicatorClass={className} maskClass={className}>
      <PickerViewColumn aria-label="Letter">{letters}</PickerViewColumn>
    </PickerView>
  )
  const { rerender } = render(view(50))
  await expect.poll(heights).toEqual([50, 50, 50, 50])
  await expect.poll(inTheMiddle).toBe('C')
  rerender(view(61, 'own'))
  await expect.poll(heights).toEqual([61, 61, 61, 61])
  await expect.poll(inTheMiddle).toBe('C')
  expect(document.querySelectorAll('.sw-picker-view-indicator.own, .sw-picker-view-mask.own')).toHaveLength(2)
})

test('a row is 34 px high, 44 px for touch, or as set by the custom property', async () => {
  const { rerender } = render(
    <PickerView>
      <PickerViewColumn aria-label="Letter">{letters}</PickerViewColumn>
    </PickerView>,
  )
  expect(heights()).toEqual([34, 34, 34, 34])
  await prepareTouch()
  await expect.poll(heights).toEqual([44, 44, 44, 44])
  rerender(
    <PickerView style={{ '--sw-picker-view-item-height': '52px' } as CSSProperties}>
      <PickerViewColumn aria-label="Letter">{letters}</PickerViewColumn>
    </PickerView>,
  )
  await expect.poll(heights).toEqual([52, 52, 52, 52])
})

test('axe finds nothing in the demo', async () => {
  const { container } = render(<PickerViewDemo />)
  await expectNoAxeViolations(container)
})

test('forced colours show the selected row', async () => {
  await forcedColors()
  const { container } = render(
    <PickerView>
      <PickerViewColumn aria-label="Letter">{letters}</PickerViewColumn>
    </PickerView>,
  )
  const { borderTopStyle, borderBottomStyle, borderRadius } = getComputedStyle(
    container.querySelector('.sw-picker-view-indicator') as Element,
  )
  // The frame has lines at the top and bottom only; round corners would thin out their ends.
  expect([borderTopStyle, borderBottomStyle, borderRadius]).toEqual(['solid', 'solid', '0px'])
})
