const simpleComponent = 1_500
/** 620 of it are the contract of all calls, which an app has once: promises, errors with codes, interceptors. */
const simpleApi = 1_000
const largerPart = 3_000
const largestPart = 4_000

/** What each part may weigh at most, in bytes of gzip (1 kB = 1000 B), scripts only. What is not named here is simple. */
const budgets: Readonly<Record<string, number>> = {
  // Everything that an app with one page loads, React included; and the same over the React of the same build.
  hello: 80_000,
  'core over React': 12_000,
  // The first load of an app with tabs and a list, whose other pages are made of many parts, which stay out of it. Without the Vite
  // plugin, as everything here; with it, it is some 0.2 kB less (see decisions/0013).
  gallery: 84_000,
  'slipway/router': 7_000,

  // The question waits for its turn, and for the signal.
  'slipway/api/action-sheet': 1_600,
  // Each kind of transform and of style has its checks; playing them can be ended, and is taken over.
  'slipway/api/animation': 2_700,
  'slipway/api/app': 1_350,
  // The table of everything else, as text: each function with its options, their values and what it answers.
  'slipway/api/can-i-use': 4_000,
  // The file chooser, its gesture, what it accepts and the end of its wait by a signal are in each. The player that looks at videos comes once one is chosen.
  'slipway/api/choose-file': 2_500,
  'slipway/api/choose-image': 2_600,
  'slipway/api/choose-media': 2_800,
  'slipway/api/choose-video': 2_650,
  // It says with a toast that it copied, and a toast speaks the app's language.
  'slipway/api/clipboard': 2_200,
  // It checks six options, knows names and types of files, and ends its wait where a signal fires. Each entry that names files
  // has 0.13 kB that remove misleading characters from their names.
  'slipway/api/compress-image': 2_350,
  // Each is about what the app shows, and waits for it or is told where it is; waiting ends where a signal fires.
  'slipway/api/navigation-bar': 1_600,
  'slipway/api/page-result': 1_700,
  'slipway/api/page-scroll': 2_000,
  'slipway/api/tab-bar': 1_720,
  'slipway/api/windows': 1_600,
  // It waits for the page it opens, checks seven options, and measures the thumbnail.
  'slipway/api/preview-image': 1_800,
  // Each reads temporary files, object and data URLs, and from servers, and can be given up.
  'slipway/api/file-info': 1_450,
  'slipway/api/open-document': 2_150,
  'slipway/api/save-file': 2_000,
  'slipway/api/save-image': 2_050,
  'slipway/api/video-info': 1_750,
  // Each with its task, its limits and its progress.
  'slipway/api/download-file': 3_000,
  'slipway/api/request': 2_900,
  'slipway/api/upload-file': 3_150,
  // With the ready guards and the redirects that they make. 45 of it are the names of stored values, with the app's group, which an
  // app has once. It reads the token again whenever the document returns.
  'slipway/api/identity': 2_100,
  // It knows ten types of images by their first bytes, and reads EXIF data.
  'slipway/api/image-info': 2_200,
  // It keeps an eye on the app, with which it ends, and undoes what overtakes it.
  'slipway/api/keep-screen-on': 1_250,
  // It tells a keyboard from zooming and from the browser's bars, and brings the field in focus into view.
  'slipway/api/keyboard': 2_120,
  'slipway/api/locale': 2_250,
  // The line to an opened page is in it, and the check of who listens to it.
  'slipway/api/navigation': 2_550,
  'slipway/api/modal': 1_450,
  'slipway/api/network-type': 1_500,
  // Where there is no sharing it copies, with all that the clipboard brings.
  'slipway/api/share': 2_900,
  // It reads user agents, and tells the theme and the language, which it brings.
  'slipway/api/system-info': 3_450,
  // Twelve functions, the lossless text of values, and the app's group in names. IndexedDB comes when it is needed.
  'slipway/api/storage': 4_000,
  // A task, with its limits and its progress.
  'slipway/api/sub-package': 1_770,
  // Selectors are found in pages, elements and refs, and boxes measured in their page; each checks what it is asked.
  'slipway/api/intersection-observer': 2_350,
  'slipway/api/media-query': 1_300,
  'slipway/api/selector-query': 2_270,
  // Reconnecting is in it, the limits of opening and closing, and the functions that name no socket.
  'slipway/api/socket': 3_700,
  // 45 of it are the names of stored values.
  'slipway/api/theme': 1_600,
  'slipway/api/toast': 1_800,
  // The overlay that they are made of is in each, and 160 of it are its entry in the history, which an app has once: the first load
  // does not contain it.
  'slipway/components/action-sheet': 2_600,
  // The popup is in it, and so the overlay; the gesture comes as one is opened.
  'slipway/components/bottom-sheet': 3_100,
  // Days without clocks, the grid with its keys, ranges; the gesture comes after it.
  'slipway/components/calendar': 3_300,
  // Two components each: an app may have boxes without a group. 0.15 kB keep a required one from being called invalid at once.
  'slipway/components/checkbox': 1_750,
  'slipway/components/checkbox Checkbox': simpleComponent,
  'slipway/components/checkbox CheckboxGroup': simpleComponent,
  'slipway/components/radio': 1_750,
  'slipway/components/radio Radio': simpleComponent,
  'slipway/components/radio RadioGroup': simpleComponent,
  // 2 kB of each are Navigator, as rows and tiles are links. An app has them once.
  'slipway/components/cell': largerPart,
  'slipway/components/grid': largerPart,
  'slipway/components/dialog': largerPart,
  // It reads the values of all kinds of controls, checks them, says what is wrong with them, and waits for files on their way.
  'slipway/components/form': 2_200,
  // The whole set; an app gets those that it names.
  'slipway/components/icons': largerPart,
  // What both text fields are made of is 2.5 kB, once for an app that has both: input methods, owners, the caret, and the rules.
  'slipway/components/input': 3_750,
  'slipway/components/textarea': 3_700,
  // A link, its prefetch and its pressed look; and what is a link, a button or neither.
  'slipway/components/navigator': 2_200,
  // It speaks the app's language, and measures its text.
  'slipway/components/notice-bar': 1_700,
  // Its menu, with the keys and a place in the history.
  'slipway/components/floating-button': 1_800,
  // It finds what scrolls, follows it, thins out its letters, and hears touch, mouse and keys.
  'slipway/components/index-bar': largerPart,
  // 3.9 kB of it is the scroll view, 5 kB the virtual rows with virtua's core (see decisions/0015), which it shares with the
  // waterfall, and 0.7 kB the states of pages, which an app has anyway.
  'slipway/components/list': 12_050,
  // Its history entry, focus, scroll lock and closing by Escape.
  'slipway/components/overlay': 1_550,
  'slipway/components/picker': largestPart,
  // Touch, wheel and keys, and when it rests, which each engine tells in its own way; the drag comes when a mouse does.
  'slipway/components/picker-view': 3_350,
  // The gestures of touch, mouse and wheel are in it, and the pull that it shares with the scroll view; nested pulls know of each other.
  'slipway/components/pull-down-refresh': 5_300,
  // The overlay that it is made of is in it.
  'slipway/components/popup': largerPart,
  // A popup that tells how it comes and goes.
  'slipway/components/page-container': 2_850,
  // A parser of HTML with its entities, since there is no document on a server, and the lists of what does no harm: tags,
  // attributes, addresses, styles. A sanitizer that needs a document is larger.
  'slipway/components/rich-text': 6_150,
  // Halves, swipes, and radios that can be taken back.
  'slipway/components/rate': largerPart,
  // The text field of an input is 2.5 kB of it, once for an app that has both.
  'slipway/components/search-bar': 3_300,
  'slipway/components/scroll-view': largestPart,
  // It measures both places, draws a likeness with all that the style sheets give it, and turns round on its way.
  'slipway/components/share-element': 2_800,
  'slipway/components/slider': largerPart,
  // Typing, forms, exact decimals, buttons that name their field, and words in the app's language; most of it is shared with the
  // other form controls. Holding a button comes after it.
  'slipway/components/stepper': largerPart,
  // Throws, springs, keys, sizes, and words in the app's language; pans and pinches come after it.
  'slipway/components/movable-view': 4_300,
  // Actions at both ends of a row, keys, asking before it acts; the gesture comes after it.
  'slipway/components/swipe-cell': 2_450,
  'slipway/components/swiper': largestPart,
  // Panels that are kept, the keys of a tab list, and a line that follows.
  'slipway/components/tabs': 1_850,
  // Files with their pictures, progress and buttons, what is taken and why not, dropping and pasting, words for all of it; and
  // 1.5 kB that form controls share, 0.4 kB what forms check of it and wait for. Transfers and the viewer come with the first file
  // that needs them.
  'slipway/components/uploader': 5_650,
  // 5 kB of it are the virtual rows, once for an app that has lists too.
  'slipway/components/waterfall': 6_450,
}

/** The components that have a budget of their own within their entry, as the entry's name, a space and theirs. */
export const componentsWithin = Object.keys(budgets).filter((id) => /^slipway\/\S+ \w+$/.test(id))

/** The budget of a measured part, if it has one. */
export function budgetOf(id: string): number | undefined {
  if (id in budgets) return budgets[id]
  if (id.startsWith('slipway/components/')) return simpleComponent
  return id.startsWith('slipway/api/') ? simpleApi : undefined
}
