import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectConsole } from '../../testing/internal/environment/consoleGuard.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { Picker } from './index.ts'

/** Opens a picker for an hour of the morning, and returns the limits of the hour wheel. */
async function limitsOfHours(limits: object): Promise<(string | null)[]> {
  render(<Picker mode="time" aria-label="Time" defaultValue="10:00" {...limits} />)
  const trigger = page.getByRole('button', { name: 'Time 10:00' })
  expect(trigger.element()).not.toHaveAttribute('min')
  await userEvent.click(trigger)
  await expect.poll(() => document.activeElement?.role).toBe('spinbutton')
  const hours = document.activeElement as HTMLElement
  await userEvent.keyboard('{Home}')
  const first = hours.ariaValueText
  await userEvent.keyboard('{End}')
  return [first, hours.ariaValueText]
}

test.each([
  ['min and max', { min: '09:00', max: '11:30' }],
  ["the mini-program's start and end", { start: '09:00', end: '11:30' }],
  ['one of each pair', { min: '09:00', end: '11:30' }],
])('limits are %s', async (_, limits) => {
  expect(await limitsOfHours(limits)).toEqual(['09', '11'])
})

test('`min` and `max` have priority over `start` and `end`, with a warning', async () => {
  expectConsole('error', /<Picker> has two names for one limit/)
  expect(await limitsOfHours({ min: '09:00', start: '08:00', max: '11:30' })).toEqual(['09', '11'])
})
