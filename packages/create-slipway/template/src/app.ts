import { defineApp, page, tabBar } from 'slipway'
import { findBook } from './books'
import { BookFilledIcon, BookIcon, SettingsFilledIcon, SettingsIcon } from './icons'
import { words } from './words'
import './app.css'

export const app = defineApp({
  pages: {
    '/': page({ load: () => import('./pages/HomePage'), title: () => words().readingList }),
    '/settings': page({ load: () => import('./pages/SettingsPage'), title: () => words().settings }),
    '/item/:id': page({
      load: () => import('./pages/ItemPage'),
      params: { id: Number },
      title: ({ id }) => findBook(id)?.title ?? words().noBook,
      under: '/',
    }),
    '/new': page({ load: () => import('./pages/NewPage'), title: () => words().newBook, under: '/' }),
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
  }
}
