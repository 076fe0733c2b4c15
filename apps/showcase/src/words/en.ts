/** The showcase's texts. English defines the keys; the other dictionaries have the same keys. */
export const en = {
  tagline: 'A cross-platform app runtime for React',
  intro: 'A page stack, tabs, accessible components and device APIs from one typed config. Everything here runs on it.',

  components: 'Components',
  api: 'APIs',
  screens: 'Screens',
  guides: 'Guides',
  settings: 'Settings',
  apiIntro:
    'Typed functions for the device and the interface. Each returns a promise, which rejects with the reason if it fails.',
  screensIntro: 'Complete pages of the runtime. A call opens one and gets its result when it closes.',
  guidesIntro: 'How the parts work together, step by step.',
  contents: 'All demos',
  skip: 'Skip to the app',
  phoneSize: 'Size of the phone',
  phoneLook: 'Look of the phone',

  search: 'Search',
  clearSearch: 'Clear search',
  noResults: (query: string) => `Nothing matches “${query}”`,
  noResultsHint: 'Try the name of a component or of a function.',
  results: (count: number) => (count === 1 ? '1 page found' : `${count} pages found`),
  empty: 'Nothing here yet',

  view: 'View',
  demo: 'Demo',
  docs: 'Docs',
  source: 'Source',
  copy: 'Copy',
  copyFailed: 'Could not copy',
  loadFailed: 'This could not be loaded',
  loadFailedHint: 'The rest of the app still works.',
  offline: 'You are offline',
  offlineHint: 'Pages that you have opened before still work.',
  newVersion: 'A new version is ready',
  startVersion: 'Start it',

  appearance: 'Appearance',
  theme: 'Theme',
  themes: { auto: 'Auto', light: 'Light', dark: 'Dark' },
  contrast: 'Contrast',
  contrasts: { specification: 'Standard', aa: 'Strong' },
  contrastNote: 'Strong passes WCAG AA for all text. Standard keeps the specified colours unchanged.',
  language: 'Language',
  direction: 'Direction',
  directions: { ltr: 'Left to right', rtl: 'Right to left' },
  about: 'About',
  version: 'Version',
  licence: 'Licence',

  categories: {
    Guides: 'Guides',
    Content: 'Content',
    Forms: 'Forms',
    Navigation: 'Navigation',
    Feedback: 'Feedback',
    Device: 'Device',
    System: 'System',
    Network: 'Network',
    Media: 'Media',
    Screens: 'Screens',
  },
}

/** The texts of one language. */
export type Words = typeof en

/** Category of a page of docs. */
export type Category = keyof Words['categories']
