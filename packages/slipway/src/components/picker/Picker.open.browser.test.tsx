import { type ReactNode, useState } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pickerDefaults } from '../../base/defaults/defaults.ts'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { briefMotion } from '../../testing/internal/environment/briefMotion.ts'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { Picker, type TimePickerProps } from './index.ts'

const events: string[] = []
const button = page.getByRole('button', { name: /^Arrival/ })
const sheet = page.getByRole('dialog')
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const log = ({ type, detail }: { readonly type: string; readonly detail: object }) =>
  void events.push(`${type} ${JSON.stringify(detail)}`)

/** A picker whose opening is controlled, next to a button that opens it. */
function Arrival(props: Partial<TimePickerProps>): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      <Picker
        mode="time"
        aria-label="Arrival"
        defaultValue="09:00"
        minuteStep={15}
        open={open}
        onOpen={() => {
          events.push('open')
          setOpen(true)
        }}
        onChange={log}
        onCancel={log}
        onClose={(event) => {
          log(event)
          setOpen(false)
        }}
        {...props}
      />
    </>
  )
}

beforeEach(briefMotion)
beforeEach(() => {
  events.length = 0
})

test('code opens it without `onOpen`; the button calls `onOpen`', async () => {
  render(<Arrival />)
  await press('Edit')
  await expect.element(sheet).toBeVisible()
  await expect.element(page.getByRole('spinbutton').first()).toHaveFocus()
  expect(events).toEqual([])
  await press('Cancel')
  await expect.element(sheet).not.toBeInTheDocument()
  await userEvent.click(button)
  await expect.element(sheet).toBeVisible()
  expect(events).toEqual(['cancel {"reason":"button"}', 'close {"reason":"button"}', 'open'])
})

test('`onClose` is called after `onChange` and `onCancel`', async () => {
  render(<Arrival />)
  await press('Edit')
  await expect.element(page.getByRole('spinbutton').first()).toHaveFocus()
  await userEvent.keyboard('{Tab}{ArrowDown}{Enter}')
  await expect.poll(() => events).toEqual(['change {"value":"09:15"}', 'close {"reason":"confirm"}'])
  await expect.element(sheet).not.toBeInTheDocument()
  await press('Edit')
  await expect.element(page.getByRole('spinbutton').first()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => events.slice(2)).toEqual(['cancel {"reason":"escape"}', 'close {"reason":"escape"}'])
})

test('it stays as `open` is', async () => {
  const { rerender } = render(<Arrival open={false} />)
  await userEvent.click(button)
  await expect.poll(() => events).toEqual(['open'])
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  rerender(<Arrival open />)
  await expect.element(sheet).toBeVisible()
  await press('Cancel')
  await expect.poll(() => events.at(-1)).toBe('close {"reason":"button"}')
  await expect.element(sheet).toBeVisible()
})

test('a sheet that opens in the moment in which the former one is removed shows the value, not the former draft', async () => {
  const hours = page.getByRole('spinbutton').first()
  const start = globalThis.setTimeout
  let remove: (() => void) | undefined
  const timers = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, delay?: number) => {
    if (delay !== pickerDefaults.contentHideDelayMs) return start(run, delay)
    remove = run
    return 0
  }) as typeof setTimeout)
  onTestFinished(() => timers.mockRestore())
  render(<Arrival />)
  await press('Edit')
  await expect.element(hours).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(hours).toHaveAttribute('aria-valuenow', '11')
  await press('Cancel')
  await expect.poll(() => remove).toBeDefined()
  remove?.()
  document.querySelector<HTMLElement>('button')?.click()
  await expect.element(hours).toHaveFocus()
  await expect.element(hours).toHaveAttribute('aria-valuenow', '10')
})

test('it can be open at first, and a disabled picker does not open', async () => {
  const { rerender } = render(<Arrival open disabled />)
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  rerender(<Arrival open />)
  await expect.element(sheet).toBeVisible()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
})

test('an uncontrolled picker calls them, too', async () => {
  render(<Picker mode="time" aria-label="Arrival" onOpen={() => void events.push('open')} onClose={log} />)
  await userEvent.click(button)
  await expect.element(sheet).toBeVisible()
  await press('Done')
  await expect.poll(() => events).toEqual(['open', 'close {"reason":"confirm"}'])
})

test.each(['ltr', 'rtl'])(
  '`confirmText` and `cancelText` replace the texts of the buttons; axe-core finds nothing: %s',
  async (dir) => {
    await lessMotion()
    render(
      <div dir={dir}>
        <Arrival open confirmText="Choose" cancelText="Keep" />
      </div>,
    )
    await expect.element(page.getByRole('button', { name: 'Choose', exact: true })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Keep', exact: true })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Done', exact: true })).not.toBeInTheDocument()
    await expectNoAxeViolations(sheet.element())
  },
)
