import { expect } from 'vitest'
import { page as screen } from 'vitest/browser'
import {
  DateTimePicker,
  type RangeDateTimePickerProps,
  type SingleDateTimePickerProps,
} from '../../../components/date-time-picker/index.ts'
import { pressOn } from '../input/pressOn.ts'
import { pageOf } from './pageOf.tsx'

/** A date and time of the tests. */
export const chosen = '2026-11-21T14:30'

export const button = () => screen.getByRole('button', { name: /^Start/ })
export const press = (name: string) => screen.getByRole('button', { name, exact: true })
export const dialog = screen.getByRole('dialog', { name: 'Start' })
export const day = (date: string) => dialog.getByRole('button', { name: new RegExp(` ${date},`) })
export const part = (name: string, group = 'Start') =>
  dialog.getByRole('group', { name: group, exact: true }).getByRole('spinbutton', { name, exact: true }).first()
/** Focuses a wheel. */
export const focusWheel = (name: string) =>
  document.querySelector<HTMLElement>(`.sw-picker-view-column[aria-label="${name}"]`)?.focus()
export const problem = () => dialog.getByRole('status').elements()[0]?.textContent
export const inputs = () => [...document.querySelectorAll<HTMLInputElement>('.sw-picker-input')]
export const sent = () => inputs().map(({ value }) => value)
export const events: string[] = []

const log = {
  onChange: ({
    type,
    detail,
    target,
  }: {
    type: string
    detail: { value: unknown; instant: unknown }
    target: Element
  }) => events.push(`${type} ${detail.value} ${detail.instant} ${(target as HTMLInputElement).value}`),
  onCancel: ({ type, detail }: { type: string; detail: { reason: string } }) => events.push(`${type} ${detail.reason}`),
  onClose: ({ type, detail }: { type: string; detail: { reason: string } }) => events.push(`${type} ${detail.reason}`),
}
export const view = (props: Partial<SingleDateTimePickerProps> = {}) => (
  <DateTimePicker aria-label="Start" name="start" timeZone="UTC" placeholder="Choose" {...log} {...props} />
)
export const rangeView = (props: Partial<RangeDateTimePickerProps> = {}) => (
  <DateTimePicker mode="range" aria-label="Start" name="start" timeZone="UTC" {...log} {...props} />
)

/** Opens the choices, in a popover unless the window is small. */
export async function openChoices(content = view(), width = 1_024, height = 900): Promise<void> {
  // A change of the size takes a tenth of a test, also if it is the same.
  if (innerWidth !== width || innerHeight !== height) await screen.viewport(width, height)
  await pageOf(content)
  await pressOn(button())
  await expect.element(dialog).toBeVisible()
}
