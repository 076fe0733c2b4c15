import { createApp, defineApp, page, tabBar } from 'slipway'
import { HomeIcon, UserIcon } from 'slipway/components/icons'

const app = defineApp({
  pages: {
    '/': page({
      load: () => import('./pages/HomePage.tsx'),
      title: 'Home',
    }),
    '/mine': page({
      load: () => import('./pages/MinePage.tsx'),
      title: 'Mine',
    }),
    '/order/:id': page({
      load: () => import('./pages/OrderPage.tsx'),
      params: { id: Number },
      title: ({ id }) => `Order ${id}`,
      under: '/',
    }),
  },
  tabBar: tabBar({
    items: [
      { path: '/', text: 'Home', icon: HomeIcon },
      { path: '/mine', text: 'Mine', icon: UserIcon },
    ],
  }),
})

createApp(app).mount(document.body)
