import { createApp, defineApp, page } from 'slipway'

const app = defineApp({
  pages: {
    '/': page({ load: () => import('./pages/SlipwayList.tsx'), title: 'Gallery' }),
    '/item/:id': page({ load: () => import('./pages/SlipwayDetail.tsx'), title: 'Item', params: { id: Number } }),
  },
})

createApp(app).mount(document.body)
