const simpleComponent = 1_500
/** 620 bytes of this are shared by all APIs and exist once in an app: promises, errors with codes, interceptors. */
const simpleApi = 1_000
const largerPart = 3_000
const largestPart = 4_000

/**
 * The maximum size of each part, in bytes after gzip (1 kB = 1000 B), without style sheets. Parts not listed here have the budget
 * of a simple component or a simple API. The comments name the reasons for larger budgets.
 */
const budgets: Readonly<Record<string, number>> = {
  // All code that an app with one page loads, including React; and the same without the React of the same build. The design has
  // 80.0 and 12.0 kB (see decisions/0014).
  hello: 80_000,
  'core over React': 12_250,
  // The first load of an app with tabs and a list. Its other pages use many parts, which must not be in the first load. Built without
  // the Vite plugin, as everything here; with the plugin, the size is about 0.2 kB smaller (see decisions/0013). Parents of pages on
  // several levels need 0.1 kB of it (see decisions/0014).
  gallery: 84_250,
  'slipway/router': 7_000,

  // Action sheets are queued, and an abort signal closes them.
  'slipway/api/action-sheet': 1_600,
  // Checks each kind of transform and style. A running animation can be stopped and continued by the next one.
  'slipway/api/animation': 2_700,
  'slipway/api/app': 1_400,
  // Contains a table of all other APIs, as text: functions with their options, values of options and results.
  'slipway/api/can-i-use': 4_000,
  // Each contains the file chooser, the check for a user gesture, accepted types and the abort signal. The player that reads videos is
  // loaded when a video has been chosen.
  'slipway/api/choose-file': 2_500,
  'slipway/api/choose-image': 2_600,
  'slipway/api/choose-media': 2_800,
  'slipway/api/choose-video': 2_650,
  // Shows a toast after copying. The text of the toast is in the app's language.
  'slipway/api/clipboard': 2_200,
  // Checks six options, maps file names to types, and supports an abort signal. Each entry that names files contains 0.13 kB that
  // remove misleading characters from file names.
  'slipway/api/compress-image': 2_350,
  // Each changes the current page or bar, and waits until it exists or finds it. An abort signal ends the wait.
  'slipway/api/navigation-bar': 1_650,
  'slipway/api/page-result': 1_700,
  'slipway/api/page-scroll': 2_000,
  'slipway/api/tab-bar': 1_850,
  'slipway/api/windows': 1_600,
  // Waits for the page that it opens, checks seven options, and measures the thumbnail.
  'slipway/api/preview-image': 1_800,
  // Each reads temporary files, object URLs, data URLs and files on servers, and can be cancelled.
  'slipway/api/file-info': 1_450,
  'slipway/api/open-document': 2_150,
  'slipway/api/save-file': 2_000,
  'slipway/api/save-image': 2_050,
  'slipway/api/video-info': 1_750,
  // Each contains its task, its limits and its progress events.
  'slipway/api/download-file': 3_000,
  'slipway/api/request': 2_900,
  'slipway/api/upload-file': 3_150,
  // Contains the built-in guards and their redirects. 45 bytes are the names of stored values with the app's group, which exist once
  // in an app. Reads the token again when the document becomes active again. 0.2 kB find the page to which Back leads if guards redirect.
  'slipway/api/identity': 2_250,
  // Detects ten types of images by their first bytes, and reads EXIF data.
  'slipway/api/image-info': 2_200,
  // Stops when the app ends, and undoes a pending request if the opposite is requested.
  'slipway/api/keep-screen-on': 1_250,
  // Distinguishes the keyboard from zooming and from the browser's bars, and scrolls the focused field into view.
  'slipway/api/keyboard': 2_120,
  'slipway/api/locale': 2_250,
  // Contains the event channel to an opened page, and the check of its listeners.
  'slipway/api/navigation': 2_550,
  'slipway/api/modal': 1_450,
  // Each can be cancelled by a signal; 200 bytes of this exist once in an app.
  'slipway/api/battery': 1_100,
  'slipway/api/network-type': 1_635,
  // Copies to the clipboard on platforms without sharing, so the clipboard API is included.
  'slipway/api/share': 2_900,
  // Parses user agents. Returns the theme and the language, whose APIs are included. A signal cancels
  // `getSystemInfo`.
  'slipway/api/system-info': 3_625,
  // Twelve functions, lossless serialisation of values, and the app's group in names. IndexedDB is loaded on demand.
  'slipway/api/storage': 4_000,
  // Contains a task with its limits and its progress events.
  'slipway/api/sub-package': 1_770,
  // Selectors work in pages, elements and refs, boxes are measured relative to their page, and each checks its options.
  'slipway/api/intersection-observer': 2_350,
  'slipway/api/media-query': 1_300,
  'slipway/api/selector-query': 2_270,
  // Contains reconnecting, the limits of opening and closing, and the functions without a socket argument.
  'slipway/api/socket': 3_700,
  // 45 bytes are the names of stored values.
  'slipway/api/theme': 1_600,
  'slipway/api/toast': 1_800,
  // Each contains the overlay. 160 bytes are the overlay's history entry, which exists once in an app and is not in the first load.
  'slipway/components/action-sheet': 2_800,
  // Contains the popup and the overlay. The gesture is loaded when a sheet opens.
  'slipway/components/bottom-sheet': 3_100,
  // Dates without times, the grid with its keyboard navigation, ranges, and its value for page restore. The gesture is loaded later.
  'slipway/components/calendar': 3_500,
  // Two components each; an app may use one without its group. 0.15 kB keep a required control from being announced as invalid before
  // the user has touched it.
  'slipway/components/checkbox': 1_900,
  'slipway/components/checkbox Checkbox': simpleComponent,
  'slipway/components/checkbox CheckboxGroup': simpleComponent,
  'slipway/components/radio': 1_890,
  'slipway/components/radio Radio': simpleComponent,
  'slipway/components/radio RadioGroup': simpleComponent,
  // 2.4 kB of each are Navigator, because rows and tiles are links. An app contains them once.
  'slipway/components/cell': 3_200,
  'slipway/components/grid': largerPart,
  'slipway/components/dialog': largerPart,
  // Reads and checks the values of all kinds of controls, shows errors, and waits for uploads in progress.
  'slipway/components/form': 2_250,
  // The complete set; an app contains only the icons that it uses.
  'slipway/components/icons': largerPart,
  // Input and Textarea share 2.5 kB, which exist once in an app: input methods, controlled values, the caret, and validation rules.
  'slipway/components/input': 3_950,
  'slipway/components/textarea': 3_870,
  // A link with prefetch and a pressed state, and the choice of the element: a link, a button or neither. Its address is computed
  // when it is used, so that links do not follow the stack.
  'slipway/components/navigator': 2_500,
  // Texts in the app's language, and measuring the text.
  'slipway/components/notice-bar': 1_700,
  // Each changes the bar of its page, and waits until the app has started.
  'slipway/components/navigation-bar': 1_720,
  'slipway/components/page-meta': 1_600,
  // A menu with keyboard navigation and a history entry.
  'slipway/components/floating-button': 1_850,
  // Finds and follows the scroll container, shows fewer letters in little space, and handles touch, mouse and keyboard.
  'slipway/components/index-bar': largerPart,
  // 3.9 kB are the scroll view, 5 kB the virtual rows with virtua's core (see decisions/0015), shared with the waterfall, and 0.7 kB
  // the state of pages, which every app contains.
  'slipway/components/list': 12_050,
  // History entry, focus, scroll lock and closing by Escape.
  'slipway/components/overlay': 1_550,
  'slipway/components/picker': largestPart,
  // Touch and keyboard, and the end of scrolling, which each engine reports differently. Drags and notches are loaded for a mouse.
  'slipway/components/picker-view': 3_100,
  // Gestures by touch, mouse and wheel, and the pull shared with the scroll view. Nested pulls are coordinated.
  'slipway/components/pull-down-refresh': 5_400,
  // Contains the overlay.
  'slipway/components/popup': largerPart,
  // A popup with events for entering and leaving.
  'slipway/components/page-container': 2_850,
  // A parser of HTML with its entities, because servers have no document, and the lists of safe tags, attributes, URLs and styles. A
  // sanitizer that needs a document is larger.
  'slipway/components/rich-text': 6_150,
  // Half stars, swipes, and radio buttons that can be cleared.
  'slipway/components/rate': largerPart,
  // 2.5 kB are the text field of Input, which exists once in an app that uses both.
  'slipway/components/search-bar': 3_550,
  'slipway/components/scroll-view': largestPart,
  // Measures both positions, animates a copy with all computed styles, and can reverse a running animation.
  'slipway/components/share-element': 2_800,
  'slipway/components/slider': largerPart,
  // Typing, forms, exact decimals, buttons labelled with their field, and texts in the app's language; most of it is shared with other
  // form controls. The code for holding a button is loaded later.
  'slipway/components/stepper': 3_270,
  // Inertia, springs, keyboard, sizes, and texts in the app's language. Pan and pinch gestures are loaded later.
  'slipway/components/movable-view': 4_300,
  // Actions at both ends of a row, keyboard, confirmation. The gesture is loaded when the user begins to use the page. In this entry and
  // the next, 0.5 kB keep a first swipe that begins before; all gestures of an app share this code.
  'slipway/components/swipe-cell': 2_900,
  'slipway/components/swiper': 4_450,
  // Panels that stay mounted, the keyboard navigation of a tab list, and an animated indicator.
  'slipway/components/tabs': 1_900,
  // Files with pictures, progress and buttons, accepted files and reasons for rejection, dropping and pasting, and all texts. 1.5 kB are
  // shared by form controls, and 0.4 kB are the validation and waiting of forms. Transfers and the viewer are loaded with the first
  // file that needs them.
  'slipway/components/uploader': 5_850,
  // 5 kB are the virtual rows, which exist once in an app that uses lists, too.
  'slipway/components/waterfall': 6_470,
}

/** Components with a budget of their own within an entry: the name of the entry, a space, and the name of the component. */
export const componentsWithin = Object.keys(budgets).filter((id) => /^slipway\/\S+ \w+$/.test(id))

/** The budget of a measured part; `undefined` if it has none. */
export function budgetOf(id: string): number | undefined {
  if (id in budgets) return budgets[id]
  if (id.startsWith('slipway/components/')) return simpleComponent
  return id.startsWith('slipway/api/') ? simpleApi : undefined
}
