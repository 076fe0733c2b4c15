import { beforeEach, describe, expect, test } from 'vitest'
import { page as screen } from 'vitest/browser'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { finishMotions } from '../../testing/internal/environment/finishMotions.ts'
import { forcedColors, systemColor } from '../../testing/internal/environment/forcedColors.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { CopyIcon, TrashIcon } from '../icons/index.ts'
import { ActionSheet, type ActionSheetAction } from './index.ts'

const actions: readonly ActionSheetAction[] = [
  { label: 'Copy', icon: <CopyIcon /> },
  { label: 'Rename' },
  { label: 'حذف', description: 'Deletes the photo', icon: <TrashIcon />, tone: 'danger' },
]

const button = (name: string | RegExp) => screen.getByRole('button', { name }).element()

/** Returns the first line of an action's label in the window. */
function labelBox(name: string | RegExp): DOMRect {
  const range = document.createRange()
  range.selectNodeContents(button(name).querySelector('.sw-action-sheet-label > span') as Node)
  return range.getBoundingClientRect()
}

describe.each([
  ['a sheet', 390, 844],
  ['a popover', 1000, 800],
])('on %s', (_, width, height) => {
  beforeEach(() => screen.viewport(width, height))

  test.each(['ltr', 'rtl'] as const)('icons are before the labels, which start at the same line: %s', (dir) => {
    render(
      <div dir={dir}>
        <ActionSheet open actions={actions} />
      </div>,
    )
    // A popover grows when it opens, so its icons are smaller at first.
    finishMotions()
    const side = dir === 'ltr' ? 'left' : 'right'
    const starts = ['Copy', 'Rename', /حذف/].map((name) => labelBox(name)[side])
    for (const start of starts) expect(start).toBeCloseTo(starts[0] as number, 0)
    const icon = button('Copy').querySelector('svg')?.getBoundingClientRect() as DOMRect
    expect([icon.width, icon.height]).toEqual([24, 24])
    const gap = dir === 'ltr' ? labelBox('Copy').left - icon.right : icon.left - labelBox('Copy').right
    expect(Math.round(gap)).toBeGreaterThanOrEqual(12)
  })

  test('labels are centred if no action has an icon', () => {
    render(<ActionSheet open actions={['Copy', 'A longer label']} />)
    const middle = (name: string | RegExp) => labelBox(name).left + labelBox(name).width / 2
    expect(middle('Copy')).toBeCloseTo(middle('A longer label'), 0)
  })
})

test('screen readers ignore the icons', async () => {
  render(<ActionSheet open actions={actions} />)
  await expect.element(screen.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()
  await expectNoAxeViolations(screen.getByRole('dialog').element())
})

test('icons have the colour of the label, also with forced colours', async () => {
  render(<ActionSheet open actions={actions} />)
  const stroke = () => getComputedStyle(button(/حذف/).querySelector('svg') as Element).stroke
  expect(stroke()).toBe(getComputedStyle(button(/حذف/)).color)
  await forcedColors()
  expect(stroke()).toBe(systemColor('ButtonText'))
})
