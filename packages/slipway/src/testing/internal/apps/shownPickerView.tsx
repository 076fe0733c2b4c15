import { Fragment, type ReactNode, useState } from 'react'
import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PickerView, PickerViewColumn, type PickerViewProps } from '../../../components/picker-view/index.ts'
import { mouseDown, turnWheel } from '../input/mouse.ts'
import { centerOf, type Point } from '../input/pointerInput.ts'

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => `Row ${index}`).map((text) => <span key={text}>{text}</span>)
/** The recorded events, as texts. */
export const reported: string[] = []

interface TwoProps extends Partial<PickerViewProps> {
  readonly counts?: readonly [number, number]
}

/** A picker view with two columns, which records its events. */
export function Two({ counts: [left, right] = [60, 40], ...props }: TwoProps): ReactNode {
  return (
    <PickerView
      style={{ inlineSize: 240 }}
      onChange={({ type, detail, target }) => reported.push(`${type} ${detail.value} ${target.className}`)}
      onPickStart={({ type }) => reported.push(type)}
      onPickEnd={({ type }) => reported.push(type)}
      {...props}
    >
      <PickerViewColumn aria-label="Left">{rowsOf(left)}</PickerViewColumn>
      <Fragment key="fragment">
        <PickerViewColumn aria-label="Right">{rowsOf(right)}</PickerViewColumn>
      </Fragment>
    </PickerView>
  )
}

/** A controlled picker view with two columns. */
export function Controlled(): ReactNode {
  const [value, setValue] = useState<readonly number[]>([5, 5])
  return <Two value={value} onChange={({ detail }) => setValue(detail.value)} />
}

export const column = (name = 'Left') => page.getByRole('spinbutton', { name }).element() as HTMLElement
export const changes = () => reported.filter((entry) => entry.startsWith('change')).map((entry) => entry.split(' ')[1])
export const rowPx = () => (column().querySelector('.sw-picker-view-row') as HTMLElement).offsetHeight

/** Returns the text of the row in the middle of a column. */
export function middleOf(name = 'Left'): string | null {
  const { x, y } = centerOf(column(name))
  const rows = [...column(name).querySelectorAll('.sw-picker-view-row')]
  return rows.find((row) => inside(row.getBoundingClientRect(), x, y))?.textContent ?? null
}

const inside = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  x >= left && x <= right && y >= top && y <= bottom

/** Expects a column to show a row, on the screen and for screen readers. */
export async function expectAt(row: number, name = 'Left'): Promise<void> {
  await expect.poll(() => column(name).scrollTop).toBeCloseTo(row * rowPx(), 0)
  await expect.element(page.getByRole('spinbutton', { name })).toHaveAttribute('aria-valuenow', String(row + 1))
  expect(middleOf(name)).toBe(`Row ${row}`)
}

/** Returns the start and end of a drag from the middle of a column, by this number of pixels down, or up if negative. */
export function wayOf(px: number, name = 'Left') {
  const from = centerOf(column(name))
  return [from, { x: from.x, y: from.y + px }] as const
}

/** Moves the mouse over the left column, and waits until the code for the mouse is loaded. */
async function enterByMouse(): Promise<void> {
  // WebKit emits no event for a mouse that is already there.
  await userEvent.unhover(document.body)
  await userEvent.hover(page.getByRole('spinbutton', { name: 'Left' }))
  await vi.waitFor(() => expect(column().hasAttribute('data-draggable')).toBe(true))
}

/** Moves the mouse over the left column, and presses the button at a point. */
export async function pressToDrag(point: Point): Promise<void> {
  await enterByMouse()
  await mouseDown(point)
}

/** Moves the mouse over the left column, and turns the wheel. */
export async function wheel(...turns: readonly number[]): Promise<void> {
  await enterByMouse()
  await turnWheel(centerOf(column()), ...turns.map((y) => ({ y })))
}
