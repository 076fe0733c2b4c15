const simpleComponent = 1_500
const simpleApi = 1_000
/** Several functions of one capability. A third of a kB of each is the contract of all calls, which an app has once. */
const capability = 1_750
/** Reads files: temporary ones, object and data URLs, and from servers. */
const fileReader = 1_850
const largerPart = 3_000
const largestPart = 4_000

/** What each part may weigh at most, in bytes of gzip (1 kB = 1000 B), scripts only. What is not named here is simple. */
const budgets: Readonly<Record<string, number>> = {
  // Everything that an app with one page loads, React included; and the same over the React of the same build.
  hello: 80_000,
  'core over React': 12_000,
  'slipway/router': 7_000,

  // The question waits for its turn, and for the signal.
  'slipway/api/action-sheet': capability,
  'slipway/api/app': capability,
  // The table of everything else, as text: each function with its options, their values and what it answers.
  'slipway/api/can-i-use': largestPart,
  // The file chooser, its gesture, and what it accepts are in each; with videos, the player that tells what they are too.
  'slipway/api/choose-file': 2_500,
  'slipway/api/choose-image': 2_800,
  'slipway/api/choose-media': 3_400,
  'slipway/api/choose-video': 3_250,
  // It says with a toast that it copied, and a toast speaks the app's language.
  'slipway/api/clipboard': largerPart,
  // It checks six options, and knows names and types of files.
  'slipway/api/compress-image': 2_150,
  'slipway/api/file-info': fileReader,
  // Each with its task, its limits and its progress.
  'slipway/api/download-file': largerPart,
  'slipway/api/request': largerPart,
  'slipway/api/upload-file': largerPart,
  // With the ready guards.
  'slipway/api/identity': 1_850,
  // It knows ten types of images by their first bytes, and reads EXIF data.
  'slipway/api/image-info': 2_250,
  // It keeps an eye on the app, with which it ends, and undoes what overtakes it.
  'slipway/api/keep-screen-on': capability,
  'slipway/api/locale': largerPart,
  // The line to an opened page is in it, and the check of who listens to it.
  'slipway/api/navigation': 2_350,
  'slipway/api/modal': capability,
  'slipway/api/navigation-bar': capability,
  'slipway/api/open-document': fileReader,
  'slipway/api/network-type': capability,
  'slipway/api/page-result': capability,
  'slipway/api/page-scroll': capability,
  'slipway/api/save-file': fileReader,
  'slipway/api/save-image': fileReader,
  // Where there is no sharing it copies, with all that the clipboard brings.
  'slipway/api/share': largestPart,
  // It reads user agents, and tells the theme and the language, which it brings.
  'slipway/api/system-info': largestPart,
  // Twelve functions, and the lossless text of values. IndexedDB comes when it is needed.
  'slipway/api/storage': largestPart,
  // A task, with its limits and its progress.
  'slipway/api/sub-package': capability,
  // Reconnecting is in it, and the functions that name no socket.
  'slipway/api/socket': largestPart,
  'slipway/api/tab-bar': capability,
  'slipway/api/theme': capability,
  'slipway/api/vibrate': capability,
  'slipway/api/video-info': fileReader,
  'slipway/api/windows': capability,
  'slipway/api/preview-image': capability,
  'slipway/api/toast': largerPart,
  // The overlay that they are made of is in it.
  'slipway/components/action-sheet': 3_250,
  'slipway/components/dialog': largerPart,
  // The whole set; an app gets those that it names.
  'slipway/components/icons': largerPart,
  // A link, its prefetch and its pressed look.
  'slipway/components/navigator': 2_000,
  'slipway/components/picker': largestPart,
  // The gestures of touch, mouse and wheel are in it.
  'slipway/components/pull-down-refresh': 5_000,
  'slipway/components/scroll-view': largestPart,
  'slipway/components/slider': largerPart,
  'slipway/components/swiper': largestPart,
}

/** The budget of a measured part, if it has one. */
export function budgetOf(id: string): number | undefined {
  if (id in budgets) return budgets[id]
  if (id.startsWith('slipway/components/')) return simpleComponent
  return id.startsWith('slipway/api/') ? simpleApi : undefined
}
