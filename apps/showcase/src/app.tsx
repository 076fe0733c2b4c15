import { defineApp, modalPresentation, page, pathHistory, tabBar } from 'slipway'
import {
  GridFilledIcon,
  GridIcon,
  LayersFilledIcon,
  LayersIcon,
  PlugFilledIcon,
  PlugIcon,
  SettingsFilledIcon,
  SettingsIcon,
} from 'slipway/components/icons'
import { type Demo, demos, type Guide, guides } from './catalog.ts'
import { phoneMotion } from './phone/look.ts'
import { phoneHistory } from './phone/phoneHistory.ts'
import { isPhone, outerWindow } from './phone/windows.ts'
import { words } from './words/words.ts'

const ownHistory = pathHistory({ base: import.meta.env.BASE_URL })

const tabOf = { components: '/', api: '/api', screens: '/screens' } as const

const demoPage = (demo: Demo) =>
  page({
    load: async () => {
      const [{ DemoPage }, { default: Content }] = await Promise.all([import('./demo-page/DemoPage.tsx'), demo.load()])
      const Page = () => (
        <DemoPage demo={demo}>
          <Content />
        </DemoPage>
      )
      return { default: Page }
    },
    title: demo.title,
    under: tabOf[demo.kind],
  })

const guidePage = (guide: Guide) =>
  page({
    load: async () => {
      const { GuidePage } = await import('./demo-page/GuidePage.tsx')
      return { default: () => <GuidePage guide={guide} /> }
    },
    title: guide.title,
    under: '/guides',
  })

/** Not declared in `Register`, unlike in other apps: its pages are found by a glob, so paths are not typed. */
export const app = defineApp({
  pages: {
    '/': page({ load: () => import('./pages/ComponentsPage.tsx'), title: 'Slipway', navigationBar: false }),
    '/api': page({ load: () => import('./pages/ApiPage.tsx'), title: () => words().api, navigationBar: false }),
    '/screens': page({
      load: () => import('./pages/ScreensPage.tsx'),
      title: () => words().screens,
      navigationBar: false,
    }),
    '/settings': page({
      load: () => import('./pages/SettingsPage.tsx'),
      title: () => words().settings,
      navigationBar: false,
    }),
    '/modal': page({
      load: () => import('./pages/ModalPage.tsx'),
      title: 'New note',
      under: '/api',
      presentation: modalPresentation,
    }),
    '/guides': page({ load: () => import('./pages/GuidesPage.tsx'), title: () => words().guides, under: '/' }),
    ...Object.fromEntries(guides.map((guide) => [guide.path, guidePage(guide)])),
    ...Object.fromEntries(demos.map((demo) => [demo.path, demoPage(demo)])),
  },
  tabBar: tabBar({
    // The phone of a wide window may have the size of a small tablet. There the bar stays at the bottom, as the lists have one column.
    wide: 'bar',
    items: [
      { path: '/', text: () => words().components, icon: GridIcon, selectedIcon: GridFilledIcon },
      { path: '/api', text: () => words().api, icon: PlugIcon, selectedIcon: PlugFilledIcon },
      { path: '/screens', text: () => words().screens, icon: LayersIcon, selectedIcon: LayersFilledIcon },
      { path: '/settings', text: () => words().settings, icon: SettingsIcon, selectedIcon: SettingsFilledIcon },
    ],
  }),
  subPackages: [{ root: '/components' }, { root: '/api' }, { root: '/screens' }],
  history: isPhone ? phoneHistory(ownHistory, outerWindow) : ownHistory,
  ...(isPhone && { motion: phoneMotion }),
  theme: { contrast: 'aa' },
})
