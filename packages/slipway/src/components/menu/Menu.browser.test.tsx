import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { navigateBack } from '../../api/navigation/index.ts'
import { describeConformance } from '../../testing/conformance.tsx'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { briefMotion } from '../../testing/internal/environment/briefMotion.ts'
import { forcedColors } from '../../testing/internal/environment/forcedColors.ts'
import { centerOf, touchTap } from '../../testing/internal/input/touch.ts'
import { Dialog } from '../dialog/index.ts'
import { Menu, type MenuAction, type MenuProps } from './index.ts'

describeConformance((props) => <Menu open={false} label="Message" actions={[{ label: 'Reply' }]} {...props} />, {
  selector: 'dialog',
  hasOwnTitle: true,
})

const events: string[] = []
beforeEach(() => void events.splice(0))
beforeEach(briefMotion)

const actions: readonly MenuAction[] = [
  { label: 'Reply' },
  { label: 'Archive', disabled: true },
  { label: 'Mute', checked: true, description: 'No sounds' },
  { label: 'Read', checked: false },
  { label: 'Delete', tone: 'danger', separated: true },
]
const view = (props: Partial<MenuProps> = {}) => (
  <Menu
    label="Message"
    trigger={<button type="button">More</button>}
    actions={actions}
    onSelect={({ type, detail, target }) => events.push(`${type} ${detail.index} ${target.textContent}`)}
    onClose={({ detail }) => events.push(detail.reason)}
    {...props}
  />
)
const trigger = screen.getByRole('button', { name: 'More' })
const menu = screen.getByRole('menu', { name: 'Message' })
const item = (name: string) => screen.getByText(name)
const focused = () => document.activeElement?.textContent

async function open(props: Partial<MenuProps> = {}): Promise<void> {
  await pageOf(view(props))
  await userEvent.click(trigger)
  await expect.element(menu).toBeVisible()
  await vi.waitFor(() => expect(focused()).toBe('Reply'))
}

test('a choice closes it, and the trigger has the focus again', async () => {
  await open()
  await userEvent.click(item('Delete'))
  expect(events).toEqual(['select 4 Delete'])
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
})

test('a tap chooses, and a disabled action does nothing', async () => {
  await open()
  await touchTap(centerOf(item('Archive').element()))
  await touchTap(centerOf(item('Reply').element()))
  await vi.waitFor(() => expect(events).toEqual(['select 0 Reply']))
})

test.each<[string, string, () => Promise<unknown>]>([
  ['Back', 'back', () => navigateBack()],
  ['Escape', 'escape', () => userEvent.keyboard('{Escape}')],
  ['Tab', 'escape', () => userEvent.keyboard('{Tab}')],
])('%s closes it without a choice', async (_, reason, act) => {
  await open()
  await act()
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
  expect(events).toEqual([reason])
})

test('keys move through its enabled actions', async () => {
  await open()
  for (const [key, name] of [
    ['ArrowDown', 'Mute'],
    ['ArrowDown', 'Read'],
    ['ArrowDown', 'Delete'],
    ['ArrowDown', 'Reply'],
    ['ArrowUp', 'Delete'],
    ['Home', 'Reply'],
    ['End', 'Delete'],
    ['m', 'Mute'],
    ['r', 'Read'],
    ['r', 'Reply'],
  ] as const) {
    await userEvent.keyboard(key.length === 1 ? key : `{${key}}`)
    expect(focused(), key).toContain(name)
  }
  await userEvent.keyboard('{Enter}')
  expect(events).toEqual(['select 0 Reply'])
})

test.each([
  ['ArrowDown', 'Reply'],
  ['ArrowUp', 'Delete'],
  ['Enter', 'Reply'],
])('%s on the trigger opens it', async (key, name) => {
  await pageOf(view())
  ;(trigger.element() as HTMLElement).focus()
  await userEvent.keyboard(`{${key}}`)
  await expect.element(menu).toBeVisible()
  await vi.waitFor(() => expect(focused()).toBe(name))
})

function WithDialog() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {view({ onSelect: () => setOpen(true) })}
      <Dialog open={isOpen} title="Really?" onConfirm={() => setOpen(false)} onCancel={() => setOpen(false)} />
    </>
  )
}

test('a choice may open a dialog, which returns the focus to the trigger', async () => {
  await pageOf(<WithDialog />)
  await userEvent.click(trigger)
  await userEvent.click(item('Reply'))
  await expect.element(screen.getByText('Really?')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(trigger).toHaveFocus()
})

test('it is aligned with the start of its trigger', async () => {
  await open()
  await vi.waitFor(() => {
    const button = document.querySelector('[aria-haspopup="menu"]')?.getBoundingClientRect()
    const panel = document.querySelector('.sw-popover-panel')?.getBoundingClientRect()
    expect(Math.abs((panel?.left ?? 0) - Math.max(8, button?.left ?? 0))).toBeLessThanOrEqual(1)
  })
})

test('screen readers read the actions, with checked and disabled states', async () => {
  await open()
  await expect(menu.element()).toMatchAriaInlineSnapshot(`
    - menu "Message":
      - menuitem "Reply"
      - menuitem "Archive" [disabled]
      - menuitemcheckbox "Mute No sounds" [checked]
      - menuitemcheckbox "Read"
      - menuitem "Delete"
  `)
})

test('axe finds nothing', async () => {
  const { scroller } = await pageOf(view())
  await userEvent.click(trigger)
  await vi.waitFor(() => expect(document.getAnimations()).toEqual([]))
  await expectNoAxeViolations(scroller)
})

test('forced colours show the disabled state', async () => {
  await forcedColors()
  await open()
  const color = (name: string) => getComputedStyle(item(name).element().closest('button') as Element).color
  expect(color('Archive')).not.toBe(color('Reply'))
})
