import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { lacking } from '../../testing/internal/environment/devTools.ts'
import { stubNavigator } from '../../testing/internal/fakes/stubNavigator.ts'
import { vibrateLong, vibrateShort } from './index.ts'

const touchedBefore = (hasBeenActive: boolean) =>
  vi.spyOn(navigator, 'userActivation', 'get').mockReturnValue({ hasBeenActive, isActive: hasBeenActive })

test('a touched page vibrates for 15 and for 400 ms', async () => {
  if (!('vibrate' in navigator)) lacking('navigator.vibrate')
  await userEvent.click(document.body)
  const vibrate = vi.spyOn(navigator, 'vibrate')
  await vibrateShort({ type: 'heavy' })
  await vibrateLong()
  expect(vibrate.mock.calls).toEqual([[15], [400]])
  expect(vibrate.mock.results).toMatchObject([{ value: true }, { value: true }])
})

test.each([
  ['an untouched page', false, 'denied'],
  ['a page without permission', true, 'failed'],
] as const)('%s rejects', async (_, touched, code) => {
  touchedBefore(touched)
  stubNavigator('vibrate', () => false)
  await expect(vibrateShort({})).rejects.toMatchObject({ code })
  await expect(vibrateLong()).rejects.toMatchObject({ code })
})

test('rejects with unsupported in a browser that cannot vibrate', async () => {
  // As in Safari and Firefox.
  vi.stubGlobal('navigator', { userActivation: navigator.userActivation })
  const error = { code: 'unsupported', errMsg: 'vibrateShort:fail this browser has no vibration' }
  await expect(vibrateShort({})).rejects.toMatchObject(error)
  vi.unstubAllGlobals()
})
