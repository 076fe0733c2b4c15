import { page, tabBar } from 'slipway'

/** The pages beside the list, and the tab bar. */
export const otherPages = {
  '/mine': page({ load: () => import('./pages/SlipwayMine.tsx'), title: 'Mine' }),
  '/item/:id': page({ load: () => import('./pages/SlipwayDetail.tsx'), title: 'Item', params: { id: Number } }),
}

export const tabs = tabBar({
  items: [
    { path: '/', text: 'Gallery' },
    { path: '/mine', text: 'Mine' },
  ],
})
