import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { isChromium, lacking } from '../../testing/internal/environment/devTools.ts'
import { setPosition } from '../../testing/internal/environment/geolocation.ts'
import { setPermission } from '../../testing/internal/environment/permission.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { clearAppBadge, setAppBadge } from '../app-badge/index.ts'
import { getBatteryInfo } from '../battery/index.ts'
import { setKeepScreenOn } from '../keep-screen-on/index.ts'
import { getLocation, startLocationUpdate, stopLocationUpdate } from '../location/index.ts'
import { share } from '../share/index.ts'
import { vibrateLong, vibrateShort } from '../vibrate/index.ts'
import CanIUseDemo from './demo.tsx'
import { canIUse } from './index.ts'
import { table } from './table.web.ts'

const text = new File(['Meet at 8'], 'note.txt', { type: 'text/plain' })

/** A call for each feature that some browsers lack, by schema. */
const uses: Readonly<Record<string, () => Promise<unknown>>> = {
  clearAppBadge,
  getBatteryInfo,
  getLocation,
  setAppBadge,
  setKeepScreenOn: () => setKeepScreenOn({ keepScreenOn: true }),
  'share.files': () => share({ files: [text] }),
  startLocationUpdate,
  vibrateLong,
  vibrateShort,
}

/** Schemas of the table that need a member of an interface, with that member. */
const needy = table.split('\n').flatMap((line) => {
  const [name = '', needs = '', options = ''] = line.split(':')
  const own = /\w+\.\w+/.exec(needs)?.[0]
  const fields = [...options.matchAll(/(\w+)\S*@(\w+\.\w+)/g)].map(([, field, need = '']) => [`${name}.${field}`, need])
  return [...(own ? [[name, own]] : []), ...fields]
})

/** The interface of a member, the member's name, and its value if the browser has it. */
function find(need: string) {
  const [name = '', member = ''] = need.split('.')
  const { prototype } = (globalThis as unknown as Record<string, { prototype: object }>)[name] ?? {}
  return { prototype, member, was: prototype && Object.getOwnPropertyDescriptor(prototype, member) }
}

/** Removes a member from the browser for one test. Chromium has all of them; other browsers may lack some. */
function removeMember(need: string): void {
  const { prototype, member, was } = find(need)
  if (isChromium && !was) throw new Error(`this browser has no ${need}`)
  if (!prototype || !was) return
  Reflect.deleteProperty(prototype, member)
  onTestFinished(() => void Object.defineProperty(prototype, member, was))
}

/** Stubs `navigator.share`, so that sharing shows no dialog in a test. */
function letShare(): void {
  const sharing = { share: async () => {}, canShare: () => true }
  for (const [member, value] of Object.entries(sharing)) {
    const was = Object.getOwnPropertyDescriptor(Navigator.prototype, member)
    Object.defineProperty(Navigator.prototype, member, { configurable: true, writable: true, value })
    onTestFinished(() => {
      if (was) Object.defineProperty(Navigator.prototype, member, was)
      else Reflect.deleteProperty(Navigator.prototype, member)
    })
  }
}

test('`uses` covers every feature with a requirement', () => {
  expect(needy.map(([schema]) => schema).sort()).toEqual(Object.keys(uses).sort())
})

describe.each(needy)('%s, which needs %s', (schema = '', need = '') => {
  test('is supported and works', async () => {
    letShare()
    if (!find(need).was) lacking(need)
    // Headless Chromium does not grant these permissions by default, and has no position.
    if (isChromium && schema === 'setKeepScreenOn') await setPermission('screen-wake-lock', 'granted')
    if (schema.includes('Location')) await setPosition({ latitude: 48.8584, longitude: 2.2945, accuracy: 20 })
    await userEvent.click(document.body)
    expect(canIUse(schema)).toBe(true)
    await uses[schema]?.()
    if (schema === 'setKeepScreenOn') await setKeepScreenOn({ keepScreenOn: false })
    await stopLocationUpdate()
  })

  test('is unsupported without the member, and the function rejects', async () => {
    letShare()
    removeMember(need)
    expect(canIUse(schema)).toBe(false)
    await expect(uses[schema]?.()).rejects.toMatchObject({ code: 'unsupported' })
  })
})

test('features of all browsers are supported', () => {
  for (const schema of [
    'request',
    'setStorageSync',
    'chooseImage.sourceType.camera',
    'getWindowInfo.return.windowWidth',
  ]) {
    expect([schema, canIUse(schema)]).toEqual([schema, true])
  }
})

describe('the demo', () => {
  test('shows the result for the schema', async () => {
    render(<CanIUseDemo />)
    const schema = page.getByLabelText('Schema')
    const answer = page.getByRole('status')
    await expect.element(answer).toHaveTextContent('✓ Supported')
    await userEvent.fill(schema, 'chooseImage.sourceType.moon')
    await expect.element(answer).toHaveTextContent('– Not supported')
    await userEvent.fill(schema, 'Slider')
    await expect.element(answer).toHaveTextContent('✓ Supported')
  })

  test('lists all names with their support', async () => {
    removeMember('Navigator.getBattery')
    render(<CanIUseDemo />)
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: new RegExp(`${name}$`) })
    await expect.element(row('getBatteryInfo').getByRole('img', { name: 'Not supported' })).toBeVisible()
    await expect.element(row('showModal').getByRole('img', { name: 'Supported', exact: true })).toBeVisible()
  })

  test('axe-core finds nothing', async () => {
    const { container } = render(<CanIUseDemo />)
    await expectNoAxeViolations(container)
  })
})
