import { defineApp, modalPresentation, navigateTo, page, tabBar, windows } from 'slipway'
import { Button } from 'slipway/components/button'
import { Cell, CellGroup } from 'slipway/components/cell'
import { Input } from 'slipway/components/input'
import { Textarea } from 'slipway/components/textarea'
import { renderApp } from 'slipway/testing'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page as browser, server } from 'vitest/browser'
import { forcedColors } from '../../../packages/slipway/src/testing/internal/environment/forcedColors.ts'
import { stillWorld } from '../testing/demoApp.tsx'
import './pictures.css'

const pictures = Object.keys(import.meta.glob('./pictures/modal/*/*.png', { query: '?url' }))
const isRecording = server.config.snapshotOptions.updateSnapshot === 'all'

const names = ['Ada Lovelace', 'Grace Hopper', 'Mary Jackson', 'Katherine Johnson', 'Hedy Lamarr', 'Radia Perlman']

function People() {
  return (
    <CellGroup title="People">
      {names.map((name) => (
        <Cell key={name} title={name} description="Engineer" to="/person" />
      ))}
    </CellGroup>
  )
}

function Person() {
  return (
    <CellGroup title="Ada Lovelace">
      <Cell title="Born" value="10 December 1815" />
      <Cell title="City" value="London" />
    </CellGroup>
  )
}

function NewPerson() {
  return (
    <>
      <CellGroup footer="The note is for you alone.">
        <Cell title="Name" control={<Input name="name" placeholder="Required" />} />
        <Cell title="City" control={<Input name="city" />} />
        <Cell title="Note" control={<Textarea name="note" placeholder="How you met" />} />
      </CellGroup>
      <div style={{ padding: '0 16px' }}>
        <Button type="primary">Save</Button>
      </div>
    </>
  )
}

const view = (Content: () => React.ReactNode, title: string, more: object = {}) =>
  page({ load: async () => ({ default: Content }), title, ...more })

const shared = {
  pages: {
    '/': view(People, 'People'),
    '/more': view(Person, 'More'),
    '/person': view(Person, 'Ada Lovelace', { under: '/' }),
    '/new': view(NewPerson, 'New person', { presentation: modalPresentation }),
  },
  motion: false,
}
const apps: Readonly<Record<string, object>> = {
  stack: {
    ...shared,
    tabBar: tabBar({
      items: [
        { path: '/', text: 'People' },
        { path: '/more', text: 'More' },
      ],
    }),
  },
  'split-view': { ...shared, windows: windows({ start: { page: '/' } }) },
}
const looks = ['phone-light-ltr', 'phone-dark-rtl', 'desktop-light-ltr', 'desktop-dark-rtl', 'desktop-forced-ltr']
const sizes = { phone: [390, 844], desktop: [1280, 800] } as const

beforeEach(stillWorld)

describe.each(Object.entries(apps))('%s', (name, app) => {
  test.for(looks)('%s', async (look) => {
    const picture = `modal/${name}/${look}`
    expect(
      isRecording || pictures.includes(`./pictures/${picture}.png`),
      `There is no picture of ${picture} yet. Record it with \`npm run test:visual -- --update\`, and look at it.`,
    ).toBe(true)
    const [device = 'phone', mode = 'light', direction = 'ltr'] = look.split('-')
    const [width, height] = sizes[device as keyof typeof sizes]
    await browser.viewport(width, height)
    if (mode === 'forced') await forcedColors()
    document.documentElement.dir = direction
    const theme = { mode: mode === 'dark' ? 'dark' : 'light', contrast: 'aa' }
    const screen = await renderApp(defineApp({ ...app, theme } as never))
    onTestFinished(screen.unmount)
    if (name !== 'stack') await navigateTo({ url: '/person' })
    await navigateTo({ url: '/new' })
    await expect.element(browser.getByRole('button', { name: 'Close' })).toBeVisible()
    const mask = () => getComputedStyle(document.querySelector('.sw-app') as Element, '::after').opacity
    await vi.waitFor(() => expect(mask()).toBe(device === 'phone' ? '0' : '1'))
    await document.fonts.ready
    await expect(browser.elementLocator(document.documentElement)).toMatchScreenshot(picture)
  })
})

test('each picture is of a look', () => {
  const known = Object.keys(apps).flatMap((name) => looks.map((look) => `./pictures/modal/${name}/${look}.png`))
  expect(pictures.filter((path) => !known.includes(path))).toEqual([])
})
