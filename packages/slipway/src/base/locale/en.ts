/**
 * The texts of the shell, which every app needs. English defines the keys; the other dictionaries must have the same keys.
 * Texts may contain `{name}` placeholders.
 */
export const en = {
  'app.back': 'Back',
  // Also in `enClose`, for components that need no other text. One shared file would be a request of its own.
  'app.close': 'Close',
  'app.home': 'Home',
  'app.retry': 'Try again',
  'app.loading': 'Loading',
  'async.title': 'Connection timed out, tap to retry',
  'async.text': 'Check your connection.',
  'offline.title': 'You are offline',
  'notFound.title': 'Page not found',
  'notFound.text': 'There is no page at {path}.',
  'denied.title': 'No access',
  'denied.text': 'You may not see this page.',
  'pageError.title': 'Something went wrong',
  'pageError.text': 'Other pages still work.',
  'tabBar.label': 'Main',
  'badge.new': 'New',
} as const

/** The texts of the shell. */
export type CoreMessages = Readonly<Record<keyof typeof en, string>>
