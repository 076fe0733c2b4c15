import { expect, test } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { forcedColors } from '../../testing/internal/environment/forcedColors.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { TrashIcon } from '../icons/index.ts'
import { SwipeCell } from './index.ts'

const cell = (dir = 'ltr') => (
  <div dir={dir} style={{ inlineSize: 320 }}>
    <SwipeCell actions={[{ label: 'Delete', icon: <TrashIcon />, tone: 'danger', confirm: true }]}>
      <div style={{ blockSize: 64 }}>A row</div>
    </SwipeCell>
  </div>
)

const button = () => screen.getByRole('button').element()
const icon = () => button().querySelector('svg') as SVGElement

test.each(['ltr', 'rtl'])('the icon is above the label, both in the middle: %s', (dir) => {
  render(cell(dir))
  const box = icon().getBoundingClientRect()
  const label = (button().querySelector('[aria-live]') as Element).getBoundingClientRect()
  expect([box.width, box.height]).toEqual([24, 24])
  expect(box.bottom).toBeLessThanOrEqual(label.top)
  expect(box.left + box.width / 2).toBeCloseTo(label.left + label.width / 2, 0)
  expect(button().getBoundingClientRect().height, 'the button fits the row').toBeLessThanOrEqual(64)
})

test('the icon remains while the action waits for confirmation, and screen readers ignore it', async () => {
  const { container } = render(cell())
  await expect.element(screen.getByRole('button', { name: 'Delete', exact: true })).toBeInTheDocument()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Confirm', exact: true })).toBeVisible()
  expect(icon().checkVisibility()).toBe(true)
  await expectNoAxeViolations(container)
})

test('the icon has the colour of the label, also with forced colours', async () => {
  render(cell())
  const colors = () => [getComputedStyle(icon()).stroke, getComputedStyle(button()).color]
  const [stroke, color] = colors()
  expect(stroke).toBe(color)
  await forcedColors()
  const [forcedStroke, forcedColor] = colors()
  expect(forcedStroke).toBe(forcedColor)
})
