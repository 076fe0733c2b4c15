import { createApp, defineApp, page, tabBar } from 'slipway'

const app = defineApp({
  pages: {
    '/': page({ load: () => import('./pages/SlipwayList.tsx'), title: 'Gallery' }),
    '/mine': page({ load: () => import('./pages/SlipwayMine.tsx'), title: 'Mine' }),
    '/item/:id': page({ load: () => import('./pages/SlipwayDetail.tsx'), title: 'Item', params: { id: Number } }),
  },
  tabBar: tabBar({
    items: [
      { path: '/', text: 'Gallery' },
      { path: '/mine', text: 'Mine' },
    ],
  }),
})

createApp(app).mount(document.body)
