import {
  BookIcon,
  defineApp,
  modalPresentation,
  optionalParam,
  page,
  pageData,
  SettingsFilledIcon,
  SettingsIcon,
  tabBar,
} from 'slipway'
import type { Book } from './books'
import './app.css'

const data = pageData(() => import('./books'))

export const app = defineApp({
  pages: {
    '/': page({ load: () => import('./pages/HomePage'), data, title: 'Reading list' }),
    '/settings': page({ load: () => import('./pages/SettingsPage'), title: 'Settings' }),
    '/item/:id': page({ load: () => import('./pages/ItemPage'), data, params: { id: Number }, under: '/' }),
    '/new': page({
      load: () => import('./pages/NewPage'),
      data,
      // The texts that another app shares with the installed one.
      params: { title: optionalParam(String), text: optionalParam(String), url: optionalParam(String) },
      title: 'New book',
      under: '/',
      presentation: modalPresentation,
    }),
  },
  tabBar: tabBar({
    items: [
      { path: '/', text: 'Books', icon: BookIcon },
      { path: '/settings', text: 'Settings', icon: SettingsIcon, selectedIcon: SettingsFilledIcon },
    ],
  }),
  theme: { contrast: 'aa' },
  locale: 'en',
})

declare module 'slipway' {
  interface Register {
    app: typeof app
    storage: { books: readonly Book[] }
  }
}
