import { createApp, defineApp, page } from 'slipway'
import { otherPages, tabs } from '../gallery/slipwayPages.ts'

const app = defineApp({
  pages: { '/': page({ load: () => import('./pages/ViewList.tsx'), title: 'Gallery' }), ...otherPages },
  tabBar: tabs,
})

createApp(app).mount(document.body)
