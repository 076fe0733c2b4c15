const simpleComponent = 1_500
/** 620 bytes of this are shared by all APIs and exist once in an app: promises, errors with codes, interceptors. */
const simpleApi = 1_000
const largerPart = 3_000

/**
 * The maximum size of each part, in bytes after gzip (1 kB = 1000 B), without style sheets. Parts not listed here have the budget
 * of a simple component or a simple API. The comments name the reasons for larger budgets.
 */
const budgets: Readonly<Record<string, number>> = {
  // All code that an app with one page loads, including React; and the same without the React of the same build. The design has
  // 80.0 and 12.0 kB (see decisions/0014). With the Vite plugin, hello has 79.7 kB. 0.4 kB are the three pages of the runtime, whose code
  // is loaded when they are opened; without the plugin, the errors are a file of their own because of them (decisions/0013).
  // 0.4 kB are fragments of addresses, an app's own not-found page, windows at `start` and `end`, and texts of the config.
  // 0.1 kB keep the content of guarded pages out of the document (decisions/0008). 0.2 kB are the Close button of modal pages, and the
  // pages that remain visible below a card. 0.5 kB are the floors of the router, which get their parts by name.
  // 0.25 kB find a rendered page in the HTML, and load the code that takes it over. 0.05 kB let a server have a navigator and a request for
  // each rendering.
  // 0.07 kB export parts of the entry to the code of saved files, which the image viewer loads when it needs it.
  hello: 81_900,
  'core over React': 14_340,
  // The first load of an app with tabs and a list. Its other pages use many parts, which must not be in the first load. Built without
  // the Vite plugin, as everything here; with the plugin, the size is about 0.2 kB smaller (see decisions/0013). Parents of pages on
  // several levels need 0.1 kB of it (see decisions/0014).
  gallery: 86_300,
  'slipway/router': 7_000,

  // Checks the options of six methods, starts the worker and talks to it. The following files are loaded when they are needed: the worker
  // with the first call, the data with the first call that needs them. An atlas of one size without borders needs two of them.
  'slipway/atlas': 3_500,
  'atlas/atlas.worker.js': 6_500,
  'atlas/data/smallLand.js': 76_000,
  'atlas/data/smallCities.js': 48_000,
  'atlas/data/smallBorders.js': 20_000,
  // Coasts with bays and river mouths, and towns.
  'atlas/data/largeLand.js': 380_000,
  'atlas/data/largeCities.js': 228_000,
  'atlas/data/largeBorders.js': 68_000,

  // For pages in a web view, which contain nothing else of Slipway.
  'slipway/web-view-bridge': 1_500,

  // The reader of configurations, the cache, the queue of reports, and ads over the screen, whose view is loaded when one is shown. An app
  // that only uses `Ad` and its own provider contains none of this.
  'slipway/api/ad': 3_000,
  'slipway/api/ad httpAds': 2_100,
  'slipway/api/ad createRewardedVideoAd': 1_900,
  // Asks the worker of the browser, and waits for the states of a new one; nothing of the worker itself.
  'slipway/api/app-update': 1_860,
  // Most of it is the code of events and errors that all functions share.
  'slipway/api/install-prompt': 1_270,
  // Action sheets are queued, and an abort signal closes them.
  'slipway/api/action-sheet': 1_600,
  // Checks each kind of transform and style. A running animation can be stopped and continued by the next one.
  'slipway/api/animation': 2_700,
  'slipway/api/app': 1_440,
  // Contains a table of all other APIs, as text: functions with their options, values of options and results.
  'slipway/api/can-i-use': 5_760,
  // 3.4 kB are the commands of a context, which `Canvas` contains as well; the rest checks, reads and writes pixels and pictures. Images
  // and fonts of a drawing are loaded by code that is loaded later.
  'slipway/api/canvas': 5_330,
  // Each contains the file chooser, the check for a user gesture, accepted types and the abort signal. The player that reads videos is
  // loaded when a video has been chosen.
  'slipway/api/choose-file': 2_500,
  'slipway/api/choose-image': 2_600,
  'slipway/api/choose-media': 2_800,
  'slipway/api/choose-video': 2_650,
  // Shows a toast after copying. The text of the toast is in the app's language.
  'slipway/api/clipboard': 2_400,
  // Checks six options, maps file names to types, and supports an abort signal. Each entry that names files contains 0.13 kB that
  // remove misleading characters from file names.
  'slipway/api/compress-image': 2_420,
  // Each changes the current page or bar, and waits until it exists or finds it. An abort signal ends the wait.
  // 0.95 kB of this measure the bar, the insets of the window and its title bar.
  'slipway/api/navigation-bar': 2_590,
  'slipway/api/page-result': 1_700,
  'slipway/api/page-scroll': 2_000,
  'slipway/api/tab-bar': 1_850,
  'slipway/api/windows': 1_700,
  // Waits for the page that it opens and for its result.
  'slipway/api/choose-location': 2_480,
  // Waits for the page that it opens, and finds the map apps of the device.
  'slipway/api/open-location': 2_630,
  // Waits for the page that it opens, checks seven options, and measures the thumbnail.
  'slipway/api/preview-image': 1_850,
  // Each reads temporary files, object URLs, data URLs and files on servers, and can be cancelled. 0.09 kB load the reader of saved files,
  // here and in every other entry that reads files.
  'slipway/api/file-info': 1_500,
  // Checks the font's description, can be cancelled, and adds a font only once.
  'slipway/api/font-face': 1_300,
  'slipway/api/open-document': 2_220,
  'slipway/api/save-file-to-device': 2_070,
  'slipway/api/save-image': 2_140,
  // Six functions, the store of contents and facts, and two places for contents. IndexedDB is loaded on demand.
  'slipway/api/saved-files': 3_700,
  'slipway/api/video-info': 1_890,
  // Each contains its task, its limits and its progress events.
  'slipway/api/download-file': 3_000,
  'slipway/api/request': 2_900,
  'slipway/api/upload-file': 3_240,
  // Contains the built-in guards and their redirects. 45 bytes are the names of stored values with the app's group, which exist once
  // in an app. Reads the token again when the document becomes active again. 0.2 kB find the page to which Back leads if guards redirect.
  'slipway/api/identity': 2_340,
  // Detects ten types of images by their first bytes, and reads EXIF data.
  'slipway/api/image-info': 2_270,
  // Stops when the app ends, and undoes a pending request if the opposite is requested.
  'slipway/api/keep-screen-on': 1_250,
  // Distinguishes the keyboard from zooming and from the browser's bars, and scrolls the focused field into view.
  'slipway/api/keyboard': 2_200,
  // The direction is set in rendered HTML, too.
  'slipway/api/locale': 2_300,
  // Converts between three coordinate systems in both directions, and checks coordinates. Distances and directions alone have 0.8 kB.
  'slipway/api/coordinates': 1_600,
  'slipway/api/coordinates convertCoordinates': 1_350,
  // 0.4 kB of each function are the conversion to GCJ-02, and 0.2 kB the abort signal, which exists once in an app. Updates share one
  // watch, and end with the app. The entry's functions share 1.8 kB.
  'slipway/api/location': 2_900,
  'slipway/api/location getLocation': 2_120,
  'slipway/api/location startLocationUpdate': 2_400,
  // Eight providers, of which an app uses one or two, and the functions that search. 1 kB of each provider with places are the readers of
  // its answers, its time limit and its error codes. 0.5 kB of those for China convert coordinates, and 0.9 kB load a vendor's script.
  'slipway/api/map-provider': 10_600,
  'slipway/api/map-provider searchPlaces': 2_350,
  'slipway/api/map-provider combineProviders': 750,
  'slipway/api/map-provider osmTiles': 850,
  'slipway/api/map-provider photon': 2_900,
  'slipway/api/map-provider nominatim': 3_150,
  'slipway/api/map-provider tencent': 3_300,
  'slipway/api/map-provider google': 3_650,
  'slipway/api/map-provider amap': 4_100,
  'slipway/api/map-provider baidu': 4_200,
  // Waits for the permission and the first reading, and ends with the app.
  'slipway/api/motion': 2_400,
  // Contains the event channel to an opened page, and the check of its listeners.
  'slipway/api/navigation': 2_580,
  // Finds its map by id, ref or element, and checks the options of thirteen calls. 620 bytes are shared by all functions.
  'slipway/api/map-context': 2_000,
  // The player with its ten events and its checks; 620 bytes are shared by all functions.
  'slipway/api/inner-audio': 2_000,
  // 1.9 kB are the player of `inner-audio`, which exists once in an app. The media controls are loaded when it plays.
  'slipway/api/background-audio': 2_400,
  // Finds its video by id, ref or element, and checks the options of twelve calls. 620 bytes are shared by all functions.
  'slipway/api/video-context': 2_000,
  // Finds its editor by id, ref or element, and checks the options of thirteen calls. 620 bytes are shared by all functions.
  'slipway/api/editor-context': 1_500,
  'slipway/api/modal': 1_450,
  // Each can be cancelled by a signal; 200 bytes of this exist once in an app.
  'slipway/api/battery': 1_100,
  'slipway/api/network-type': 1_655,
  // Copies to the clipboard on platforms without sharing, so the clipboard API is included.
  'slipway/api/share': 3_100,
  // Parses user agents. Returns the theme and the language, whose APIs are included. A signal cancels
  // `getSystemInfo`.
  'slipway/api/system-info': 3_950,
  // A signal cancels `getAppAuthorizeSetting`.
  'slipway/api/system-setting': 1_345,
  'slipway/api/window-resize': 1_085,
  // Twelve functions, lossless serialisation of values, and the app's group in names. IndexedDB is loaded on demand. 0.04 kB are the
  // changes of keys and the running writes as parts of their own.
  'slipway/api/storage': 4_050,
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
  'slipway/api/toast': 1_950,
  // Each contains the overlay, of which 0.2 kB report the end of its motion (`onAfterOpen`, `onAfterClose`). 0.9 kB find the next control if
  // the control that opened the overlay is gone. 160 bytes are the overlay's history entry, which exists once in an app and is not in the
  // first load.
  // 0.4 kB are the sides and edges of `placePopover`, which Popover, Menu, Tooltip and Picker share.
  'slipway/components/action-sheet': 4_550,
  // Visibility, the time until an ad counts as seen, and the errors of a provider.
  'slipway/components/ad': largerPart,
  // Contains the popup and the overlay. The gesture is loaded when a sheet opens.
  'slipway/components/bottom-sheet': 4_300,
  // Dates without times, the grid with its keyboard navigation, ranges, and its value for page restore. The gesture is loaded later.
  'slipway/components/calendar': 3_800,
  // Two components each; an app may use one without its group. 0.15 kB keep a required control from being announced as invalid before
  // the user has touched it.
  // Its `focus()` goes to a control inside, as that of all groups.
  // 0.25 kB are the description and the error of a group, which the three kinds of groups share.
  'slipway/components/checkbox': 2_420,
  'slipway/components/checkbox CheckboxGroup': 1_850,
  'slipway/components/checkbox Checkbox': simpleComponent,
  'slipway/components/radio': 2_400,
  'slipway/components/radio RadioGroup': 1_900,
  'slipway/components/radio Radio': simpleComponent,
  // 2.4 kB of each are Navigator, because rows and tiles are links. An app contains them once. 0.35 kB find the control that a press on the
  // title of a row is meant for, because the first control inside a label may be a button of a stepper.
  'slipway/components/cell': 4_040,
  // Sizes, icons, waiting promises and the open types of mini-programs.
  'slipway/components/button': 1_600,
  // 0.8 kB are shared with Cell: the name, the description and the error of a control.
  'slipway/components/field': 1_900,
  // The field: the list is loaded when it is pressed or focused. 1.4 kB are the button and its labels, shared with Picker.
  'slipway/components/select': 3_500,
  // The field. An app with Picker and Calendar loads 2.6 kB for it, and 3.9 kB when it is pressed or focused. 0.9 kB are time zones.
  'slipway/components/date-time-picker': 6_200,
  // The states of its foot, and the distance from the end.
  'slipway/components/infinite-scroll': 1_700,
  // 3.4 kB are the commands of a context, as a selector query returns it: a queue that is drawn again at a change of the size. Images,
  // fonts, copies of unknown drawings, and the claim of a pointer are loaded when they are needed.
  'slipway/components/canvas': 5_130,
  'slipway/components/grid': largerPart,
  'slipway/components/dialog': 3_600,
  // Overlay is 2.3 kB of each; the place beside the anchor is 0.8 kB. Menu is a Popover.
  'slipway/components/popover': 4_100,
  'slipway/components/menu': 4_850,
  // When it is shown, and its place: 0.8 kB, which Popover shares.
  'slipway/components/tooltip': 2_050,
  // Reads and checks the values of all kinds of controls, shows errors, and waits for uploads in progress.
  'slipway/components/form': 3_950,
  // The complete set; an app contains only the icons that it uses.
  'slipway/components/icons': largerPart,
  // Input and Textarea share 2.5 kB, which exist once in an app: input methods, controlled values, the caret, and validation rules. Input reads
  // the digits of all scripts.
  'slipway/components/input': 4_150,
  'slipway/components/textarea': 3_960,
  // A link with prefetch and a pressed state, and the choice of the element: a link, a button or neither. Its address is computed
  // when it is used, so that links do not follow the stack.
  'slipway/components/navigator': 2_550,
  // Texts in the app's language, and measuring the text.
  'slipway/components/notice-bar': 1_700,
  // Each changes the bar of its page, and waits until the app has started.
  'slipway/components/navigation-bar': 1_850,
  'slipway/components/page-meta': 1_700,
  // A menu with keyboard navigation and a history entry.
  'slipway/components/floating-button': 2_000,
  // Finds and follows the scroll container, shows fewer letters in little space, and handles touch, mouse and keyboard.
  'slipway/components/index-bar': largerPart,
  // 3.9 kB are the scroll view, 5 kB the virtual rows with virtua's core (see decisions/0015), shared with the waterfall, and 0.7 kB
  // the state of pages, which every app contains.
  // 0.9 kB report an end that is in view, also without a scroll. 0.3 kB keep rows at whole device pixels.
  'slipway/components/list': 13_420,
  // History entry, focus, scroll lock and closing by Escape. 0.9 kB find the next control if the opener is gone.
  'slipway/components/overlay': 2_750,
  // Controlled opening, and items with values.
  'slipway/components/picker': 4_500,
  // Touch and keyboard, and the end of scrolling, which each engine reports differently. Drags and notches are loaded for a mouse.
  'slipway/components/picker-view': 3_300,
  // Gestures by touch, mouse and wheel, and the pull shared with the scroll view. Nested pulls are coordinated. 0.2 kB are
  // `usePullDownRefresh` and custom content.
  'slipway/components/pull-down-refresh': 5_700,
  // Contains the overlay.
  'slipway/components/popup': 3_350,
  // A popup with events for entering and leaving.
  'slipway/components/page-container': 3_950,
  // A parser of HTML with its entities, because servers have no document, and the lists of safe tags, attributes, URLs and styles. A
  // sanitizer that needs a document is larger.
  'slipway/components/rich-text': 6_150,
  // Half stars, swipes, and radio buttons that can be cleared.
  'slipway/components/rate': largerPart,
  // 2.5 kB are the text field of Input, which exists once in an app that uses both.
  'slipway/components/code-input': 4_150,
  'slipway/components/search-bar': 3_650,
  // 0.7 kB report an end that is in view.
  'slipway/components/scroll-view': 4_570,
  // Measures both positions, animates a copy with all computed styles, and can reverse a running animation.
  'slipway/components/share-element': 2_800,
  // 0.9 kB are the group of radios, which RadioGroup shares.
  'slipway/components/segmented-control': 2_100,
  'slipway/components/slider': largerPart,
  // The pointer moves the nearest of two thumbs; the native slider moves only one. Values that keep a distance, forms, and names of the
  // thumbs in the app's language. 1 kB is shared with Slider.
  'slipway/components/range-slider': 3_700,
  // Typing, forms, exact decimals, buttons labelled with their field, and texts in the app's language; most of it is shared with other
  // form controls. The code for holding a button is loaded later.
  'slipway/components/stepper': 3_850,
  // The time and the seek bar are loaded when a player is mounted.
  'slipway/components/audio': 2_000,
  // The controls with their icons, captions, keys, full screen, picture in picture, and texts in the app's language. The settings,
  // gestures, bullet comments and streaming are loaded when they are needed.
  'slipway/components/video': 10_050,
  // The element with its texts, buttons and list. The running map and its engine are loaded when a map is mounted.
  'slipway/components/map': 3_600,
  // The field of a form, its validity and its states. Quill, the conversion of HTML and the commands are loaded when an editor is mounted.
  'slipway/components/editor': 5_000,
  // Nineteen icons and their names. The question for the address of a link is loaded when it is asked.
  'slipway/components/editor-toolbar': 3_000,
  // Inertia, springs, keyboard, sizes, and texts in the app's language. Pan and pinch gestures are loaded later.
  'slipway/components/movable-view': 4_300,
  // Actions at both ends of a row, keyboard, confirmation. The gesture is loaded when the user begins to use the page. In this entry and
  // the next, 0.5 kB keep a first swipe that begins before; all gestures of an app share this code.
  'slipway/components/swipe-cell': 2_970,
  'slipway/components/swiper': 4_700,
  // Panels that stay mounted, the keyboard navigation of a tab list, and an animated indicator.
  'slipway/components/tabs': 1_900,
  // Files with pictures, progress and buttons, accepted files and reasons for rejection, dropping and pasting, and all texts. 1.5 kB are
  // shared by form controls, and 0.4 kB are the validation and waiting of forms. Transfers and the viewer are loaded with the first
  // file that needs them.
  'slipway/components/uploader': 5_950,
  // 0.6 kB keep the history of a page whose frame navigates. The answers to the page, with all navigation calls, are loaded with its first
  // message.
  'slipway/components/web-view': largerPart,
  // 5.3 kB are the virtual rows, which exist once in an app that uses lists, too.
  'slipway/components/waterfall': 7_650,
}

/** Components and functions with a budget of their own within an entry: the name of the entry, a space, and their name. */
export const componentsWithin = Object.keys(budgets).filter((id) => /^slipway\/\S+ \w+$/.test(id))

/** The budget of a measured part; `undefined` if it has none. */
export function budgetOf(id: string): number | undefined {
  if (id in budgets) return budgets[id]
  if (id.startsWith('slipway/components/')) return simpleComponent
  return id.startsWith('slipway/api/') ? simpleApi : undefined
}
