import {
  defineApp,
  GlobeIcon,
  ListIcon,
  modalPresentation,
  optionalParam,
  page,
  requireRole,
  requireToken,
  SettingsFilledIcon,
  SettingsIcon,
  tabBar,
  tokenAuth,
  windows,
} from 'slipway'
import { Providers } from './Providers.tsx'
import { ChatIcon } from './parts/ChatIcon.tsx'
import { getWords } from './words/words.ts'
import './api/send.ts'
import './app.css'

const id = { id: Number }

export const app = defineApp({
  pages: {
    '/': page({ load: () => import('./pages/JobsPage.tsx') }),
    '/map': page({ load: () => import('./pages/MapPage.tsx') }),
    '/messages': page({ load: () => import('./pages/MessagesPage.tsx') }),
    '/settings': page({ load: () => import('./pages/SettingsPage.tsx') }),
    '/job/:id': page({ load: () => import('./pages/JobPage.tsx'), params: id, under: '/' }),
    '/job/:id/report': page({
      load: () => import('./pages/ReportPage.tsx'),
      params: id,
      under: '/job/:id',
      presentation: modalPresentation,
    }),
    '/new': page({
      load: () => import('./pages/NewJobPage.tsx'),
      under: '/',
      presentation: modalPresentation,
      guard: requireRole('dispatcher'),
    }),
    '/messages/:room': page({
      load: () => import('./pages/ChatPage.tsx'),
      params: { room: String },
      under: '/messages',
    }),
    '/settings/language': page({ load: () => import('./pages/LanguagePage.tsx'), under: '/settings' }),
    '/team': page({ load: () => import('./pages/TeamPage.tsx'), under: '/settings', guard: requireRole('dispatcher') }),
    '/login': page({ load: () => import('./pages/LoginPage.tsx'), params: { from: optionalParam(String) } }),
  },
  tabBar: tabBar({
    items: [
      { path: '/', text: () => getWords().jobs, icon: ListIcon },
      { path: '/map', text: () => getWords().map, icon: GlobeIcon },
      { path: '/messages', text: () => getWords().messages, icon: ChatIcon },
      {
        path: '/settings',
        text: () => getWords().settings,
        icon: SettingsIcon,
        selectedIcon: SettingsFilledIcon,
      },
    ],
  }),
  // On a wide screen the jobs stay beside the job that is open.
  windows: windows({ start: { page: '/', empty: () => import('./pages/NoJob.tsx') } }),
  auth: tokenAuth(),
  guard: requireToken({ redirectTo: '/login' }),
  view: Providers,
  theme: { contrast: 'aa' },
})

declare module 'slipway' {
  interface Register {
    app: typeof app
  }
}
