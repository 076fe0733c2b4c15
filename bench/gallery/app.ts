import { defineApp, page } from 'slipway'
import { otherPages, tabs } from './slipwayPages.ts'

export const app = defineApp({
  pages: { '/': page({ load: () => import('./pages/SlipwayList.tsx'), title: 'Gallery' }), ...otherPages },
  tabBar: tabs,
})
