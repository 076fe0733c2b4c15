/** The runtime's own words. English defines the keys; the other dictionaries must have the same. */
export const en = {
  'app.back': 'Back',
  'app.home': 'Home',
  'app.retry': 'Try again',
  'app.loading': 'Loading',
  'app.cancel': 'Cancel',
  'app.ok': 'OK',
  'app.close': 'Close',
  'app.done': 'Done',
  'app.quit': 'Press back again to exit',
  'async.error': 'Connection timed out, tap to retry',
  'notFound.title': 'Page not found',
  'notFound.text': 'There is no page at {path}.',
  'denied.title': 'No access',
  'denied.text': 'You may not see this page.',
  'pageError.title': 'Something went wrong',
  'pageError.text': 'This page could not be shown. The rest of the app still works.',
  'tabBar.label': 'Main',
  'showToast.unpaired': 'showToast must be paired with hideToast',
  'showLoading.unpaired': 'showLoading must be paired with hideLoading',
  'chooseFile.notUserActivation': 'the file chooser can only be opened by a user activation',
  'chooseImage.album': 'Album',
  'chooseImage.camera': 'Camera',
  'previewImage.title': 'Image viewer',
  'previewImage.position': 'Image {current} of {total}',
  'previewImage.save': 'Save image',
  'previewImage.saved': 'Image saved',
  'previewImage.saveFailed': 'Could not save the image',
  'previewImage.broken': 'This image could not be loaded',
  'clipboard.copied': 'Content copied',
  'chooseLocation.search': 'Search nearby places',
} as const

/** The keys of the dictionaries. */
export type MessageKey = keyof typeof en

/** One language's words. Texts may hold `{name}` places. */
export type Messages = Readonly<Record<MessageKey, string>>
