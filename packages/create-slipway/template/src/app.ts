import { defineApp, page, pageData, tabBar } from 'slipway'
import type { Book } from './books'
import { BookFilledIcon, BookIcon, SettingsFilledIcon, SettingsIcon } from './icons'
import { words } from './words'
import './app.css'

const data = pageData(() => import('./books'))

export const app = defineApp({
  pages: {
    '/': page({ load: () => import('./pages/HomePage'), data, title: () => words().readingList }),
    '/settings': page({ load: () => import('./pages/SettingsPage'), title: () => words().settings }),
    '/item/:id': page({ load: () => import('./pages/ItemPage'), data, params: { id: Number }, under: '/' }),
    '/new': page({ load: () => import('./pages/NewPage'), data, title: () => words().newBook, under: '/' }),
  },
  tabBar: tabBar({
    items: [
      { path: '/', text: () => words().books, icon: BookIcon, selectedIcon: BookFilledIcon },
      { path: '/settings', text: () => words().settings, icon: SettingsIcon, selectedIcon: SettingsFilledIcon },
    ],
  }),
  theme: { contrast: 'aa' },
})

declare module 'slipway' {
  interface Register {
    app: typeof app
    storage: { books: readonly Book[] }
  }
}
