/** The limit that the design sets: for the ratio to the hand-written app, or for Slipway's own number. */
export type Goal = { readonly ratio: number } | { readonly atMost: number }

/** A line of the result. */
export interface Line {
  /** Folder of the app in `bench/`. */
  readonly app: string
  /** Name of the figure, as the visit of the app returns it. */
  readonly figure: string
  /** Description with the unit. */
  readonly what: string
  readonly goal?: Goal
}

const rows = [
  { app: 'gallery', of: 'rows of plain elements' },
  { app: 'view-rows', of: 'rows of View with two Texts' },
  { app: 'cell-rows', of: 'rows of Cell' },
] as const

/** A figure of the list with 1,000 rows, with a goal for each kind of rows: plain, View, Cell. */
function ofRows(figure: string, what: string, goals: readonly (Goal | undefined)[]): Line[] {
  return rows.map(({ app, of }, index) => {
    const goal = goals[index]
    return { app, figure, what: `${of}: ${what}`, ...(goal && { goal }) }
  })
}

const ratio = (limit: number): Goal => ({ ratio: limit })
const atMost = (limit: number): Goal => ({ atMost: limit })

/** Figures of a start from rendered HTML. It must be earlier than the start of the hand-written app. */
const ofStart = (app: string, name: string): Line[] => [
  { app, figure: 'paint', what: `${name}: first contentful paint, ms`, goal: ratio(1) },
  { app, figure: 'content', what: `${name}: content visible, ms`, goal: ratio(1) },
]

/** All lines, in the order of the result. The goals are the design's budgets. */
export const lines: readonly Line[] = [
  { app: 'hello', figure: 'content', what: 'hello: content visible, ms', goal: ratio(1.05) },
  { app: 'hello', figure: 'js', what: 'hello, five idle seconds later: JS, kB', goal: atMost(85) },
  { app: 'hello', figure: 'requests', what: 'hello, five idle seconds later: requests', goal: atMost(5) },
  ...ofStart('hello-prerendered', 'hello with prerender'),
  ...ofStart('gallery-prerendered', 'gallery with prerender'),
  ...['hello', 'gallery'].map((app) => ({
    app: `${app}-hydrated`,
    figure: 'blocked',
    what: `${app} with prerender: blocking time, ms (compared with Slipway without prerender)`,
    goal: ratio(1),
  })),
  ...ofRows('content', 'content visible, ms', [ratio(1.03), ratio(1.1), ratio(1.3)]),
  ...ofRows('firstPush', 'first push, detail painted, ms', [ratio(1.3)]),
  ...ofRows('push', 'later push, detail painted, ms', [ratio(1.15), undefined, ratio(1.15)]),
  ...ofRows('back', 'back, list visible, ms', [ratio(1.15), ratio(1.15), ratio(1.15)]),
  ...ofRows('tab', 'tab return, list visible, ms', [ratio(1), undefined, ratio(1.15)]),
  ...ofRows('pushFrame', 'worst frame of a push, ms', [atMost(20)]),
  ...ofRows('backFrame', 'worst frame of Back, ms', []),
  ...ofRows('nodes', 'DOM nodes per row', [undefined, atMost(3), atMost(3)]),
  ...ofRows('heap', 'objects left after 50 push-and-back cycles, kB', [atMost(250), atMost(250), atMost(250)]),
  ...ofRows('compiled', 'compiled code after 50 push-and-back cycles, kB', []),
  {
    app: 'gallery',
    figure: 'bytes',
    what: 'gallery with the detail, five idle seconds later: JS and CSS, kB',
    goal: atMost(110),
  },
  {
    app: 'gallery',
    figure: 'requests',
    what: 'gallery with the detail, five idle seconds later: requests',
    goal: atMost(10),
  },
  ...[
    { figure: 'paint', what: 'first contentful paint, ms' },
    { figure: 'largest', what: 'largest contentful paint, ms' },
    { figure: 'shift', what: 'layout shift' },
    { figure: 'blocked', what: 'blocking time, ms' },
  ].map(({ figure, what }) => ({
    app: 'template',
    figure,
    what: `template with prerender: ${what} (compared with the template without prerender)`,
  })),
  { app: 'list', figure: 'content', what: 'list of 100,000 rows: content visible, ms' },
  { app: 'list', figure: 'dropped', what: 'list, fast scroll: dropped frames of 100' },
  { app: 'list', figure: 'longTasks', what: 'list, fast scroll: tasks over 50 ms' },
  { app: 'list', figure: 'frame', what: 'list, fast scroll: worst frame, ms' },
  { app: 'list', figure: 'jump', what: 'list, jump to the middle: tasks over 50 ms' },
  { app: 'swiper', figure: 'content', what: 'swiper of 50 pictures: content visible, ms' },
  { app: 'swiper', figure: 'busy', what: 'swiper, drag: main thread, ms' },
  { app: 'swiper', figure: 'scripts', what: 'swiper, drag: main thread, scripts, ms' },
  { app: 'swiper', figure: 'layout', what: 'swiper, drag: main thread, style and layout, ms' },
  { app: 'swiper', figure: 'dropped', what: 'swiper, drag: dropped frames of 100' },
  { app: 'swiper', figure: 'longTasks', what: 'swiper, drag: tasks over 50 ms' },
  { app: 'swiper', figure: 'frame', what: 'swiper, drag: worst frame, ms' },
  { app: 'map', figure: 'content', what: 'map of 1,000 markers: content visible, ms' },
  { app: 'map', figure: 'pan', what: 'map, drag: main thread, ms (compared with bare Leaflet)', goal: ratio(1.2) },
  { app: 'map', figure: 'panFrame', what: 'map, drag: worst frame, ms' },
  { app: 'map', figure: 'zoom', what: 'map, pinch: main thread, ms (compared with bare Leaflet)', goal: ratio(1.2) },
  { app: 'map', figure: 'zoomFrame', what: 'map, pinch: worst frame, ms' },
  { app: 'editor', figure: 'content', what: 'editor with a document of 200 kB: content visible, ms' },
  {
    app: 'editor',
    figure: 'key',
    what: 'editor with a document of 200 kB, a key: main thread, ms (compared with bare Quill)',
    goal: ratio(1.2),
  },
  { app: 'canvas', figure: 'content', what: 'canvas: content visible, ms' },
  {
    app: 'canvas',
    figure: 'busy',
    what: 'canvas, 1,000 commands in one draw: main thread, ms (compared with native calls)',
    goal: ratio(1.3),
  },
  { app: 'canvas', figure: 'scripts', what: 'canvas, 1,000 commands in one draw: main thread, scripts, ms' },
  { app: 'canvas', figure: 'frame', what: 'canvas, 1,000 commands in one draw: worst frame, ms' },
]
