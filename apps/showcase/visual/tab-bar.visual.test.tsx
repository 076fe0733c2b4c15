import { defineApp, navigateTo, page, tabBar, windows } from 'slipway'
import { Cell, CellGroup } from 'slipway/components/cell'
import { HeartIcon, HomeIcon, SearchIcon, UserIcon } from 'slipway/components/icons'
import { renderApp } from 'slipway/testing'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page as browser, server } from 'vitest/browser'
import { forcedColors } from '../../../packages/slipway/src/testing/internal/environment/forcedColors.ts'
import { stillWorld } from '../testing/demoApp.tsx'
import './pictures.css'

const pictures = Object.keys(import.meta.glob('./pictures/tab-bar/*/*.png', { query: '?url' }))
const isRecording = server.config.snapshotOptions.updateSnapshot === 'all'

const texts = {
  ltr: { tabs: ['Home', 'Search', 'Liked', 'Me'], group: 'Letters', row: 'Letter', more: 'Received' },
  rtl: { tabs: ['الرئيسية', 'بحث', 'المفضلة', 'أنا'], group: 'الرسائل', row: 'رسالة', more: 'وردت' },
}
const words = () => texts[document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr']

function Letters() {
  return (
    <CellGroup title={words().group}>
      {[1, 2, 3, 4, 5, 6].map((id) => (
        <Cell key={id} title={`${words().row} ${id}`} description={words().more} to="/letter" />
      ))}
    </CellGroup>
  )
}

function Letter() {
  return (
    <CellGroup title={`${words().row} 1`}>
      <Cell title={words().more} value="10:30" />
    </CellGroup>
  )
}

const view = (Content: () => React.ReactNode, title: string, more: object = {}) =>
  page({ load: async () => ({ default: Content }), title, ...more })

const paths = ['/', '/search', '/liked', '/me']
const icons = [HomeIcon, SearchIcon, HeartIcon, UserIcon]

/** An app with four tabs; the first one is the list of a split view. */
const app = () => {
  const { tabs, group, row } = words()
  return defineApp({
    pages: {
      '/': view(Letters, group),
      '/search': view(Letters, tabs[1] ?? ''),
      '/liked': view(Letter, tabs[2] ?? ''),
      '/me': view(Letter, tabs[3] ?? ''),
      '/letter': view(Letter, `${row} 1`, { under: '/' }),
    },
    tabBar: tabBar({
      items: paths.map((path, index) => ({
        path,
        text: tabs[index] ?? '',
        icon: icons[index] as typeof HomeIcon,
        ...(index === 2 && { badge: '3' }),
      })),
    }),
    windows: windows({ start: { page: '/' } }),
    motion: false,
  } as never)
}

const looks = [
  ...['small-light-ltr', 'phone-dark-ltr', 'phone-light-rtl', 'desktop-light-ltr', 'desktop-dark-rtl'],
  ...['desktop-forced-ltr', 'desktop-large-ltr'],
]
const sizes = { small: [320, 568], phone: [390, 844], desktop: [1280, 800] } as const
const places: Readonly<Record<string, string>> = { list: '/', details: '/letter', page: '/liked' }

beforeEach(stillWorld)

describe.each(Object.entries(places))('%s', (name, url) => {
  test.for(looks)('%s', async (look) => {
    const picture = `tab-bar/${name}/${look}`
    expect(
      isRecording || pictures.includes(`./pictures/${picture}.png`),
      `There is no picture of ${picture} yet. Record it with \`npm run test:visual -- --update\`, and look at it.`,
    ).toBe(true)
    const [device = 'phone', mode = 'light', direction = 'ltr'] = look.split('-')
    const [width, height] = sizes[device as keyof typeof sizes]
    await browser.viewport(width, height)
    if (mode === 'forced') await forcedColors()
    if (mode === 'large') document.documentElement.style.fontSize = '32px'
    onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
    document.documentElement.dir = direction
    const theme = { mode: mode === 'dark' ? 'dark' : 'light', contrast: 'aa' } as const
    const screen = await renderApp({ ...app(), theme }, { url: name === 'page' ? url : '/' })
    onTestFinished(screen.unmount)
    if (name === 'details') await navigateTo({ url })
    await document.fonts.ready
    await expect(browser.elementLocator(document.documentElement)).toMatchScreenshot(picture)
  })
})

test('each picture is of a look', () => {
  const known = Object.keys(places).flatMap((name) => looks.map((look) => `./pictures/tab-bar/${name}/${look}.png`))
  expect(pictures.filter((path) => !known.includes(path))).toEqual([])
})
