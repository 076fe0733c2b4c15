import { createApp, defineApp, page } from 'slipway'
import { otherPages, tabs } from './slipwayPages.ts'

const app = defineApp({
  pages: { '/': page({ load: () => import('./pages/SlipwayList.tsx'), title: 'Gallery' }), ...otherPages },
  tabBar: tabs,
})

createApp(app).mount(document.body)
