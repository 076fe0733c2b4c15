/**
 * The table of drags in nested gestures: which element a drag moves. `nested.*.browser.test.tsx` make the drag of each row, and
 * expect that only the named part moves. `rows.test.ts` checks that `hooks/gesture/gesture.md` shows the same table.
 */

/** An input that drags: a pointer, the mouse wheel turned by one notch, or two fingers on a trackpad. */
export type DragInput = 'finger' | 'mouse' | 'pen' | 'wheel' | 'trackpad'

/** One drag, and the part that it moves. */
export interface Row {
  /** Description for the docs. */
  readonly drag: string
  /** Name of the part at whose centre the drag begins; `edge` is the start edge of the screen, at the height of the swiper. */
  readonly on: string
  /** Movement of the pointer in pixels. Its horizontal part is mirrored in right-to-left layouts. */
  readonly delta: readonly [x: number, y: number]
  readonly by: readonly DragInput[]
  /** Name of the tree in `trees.tsx`. */
  readonly tree: string
  /** Name of the only part that moves; `nothing` if the drag moves no part. */
  readonly moves: string
}

/** Rows about one combination of components. The page around them scrolls, and has pull-down refresh and swipe back. */
export interface Nest {
  readonly title: string
  readonly rows: readonly Row[]
}

const up = [10, -150] as const
const down = [10, 150] as const
const back = [150, 10] as const
const forth = [-150, 10] as const
const far = [-240, 10] as const
const tips = ['finger', 'mouse', 'pen'] as const
const pulls = ['finger', 'mouse', 'pen', 'trackpad'] as const
const pads = ['finger', 'wheel', 'trackpad'] as const
const pad = ['trackpad'] as const
const wheels = ['wheel', 'trackpad'] as const
const every = ['finger', 'mouse', 'pen', 'wheel', 'trackpad'] as const

// Thirty degrees off the axis. Only a trackpad scrolls along both axes at once.
const slantedUp = [-80, -140] as const
const slantedDown = [-80, 140] as const
const slantedForth = [-140, -80] as const
const slantedBack = [140, -80] as const

export const nests: readonly Nest[] = [
  {
    title: 'A swiper in a scroll view',
    rows: [
      row('sideways', 'swiper', forth, tips, 'swiper', 'swiperInList'),
      row('sideways', 'swiper', forth, wheels, 'swiper', 'swiperInList'),
      row('sideways, at its first slide', 'swiper', back, every, 'nothing', 'firstSlideInList'),
      row('up', 'swiper', up, pads, 'scroll view', 'swiperInList'),
      row('slanted sideways', 'swiper', slantedForth, pad, 'swiper', 'swiperInList'),
      row('slanted up', 'swiper', slantedUp, pad, 'scroll view', 'swiperInList'),
      row('slanted up, at its first slide', 'swiper', [80, -140], pad, 'scroll view', 'firstSlideInList'),
      row(
        'slanted down, with everything scrolled to the top',
        'swiper',
        slantedDown,
        pad,
        'pull-down refresh',
        'swiperInList',
      ),
      row('up, with the scroll view at its end', 'scroll view', up, pads, 'page', 'swiperInEndedList'),
      row('down, with everything scrolled to the top', 'swiper', down, pulls, 'pull-down refresh', 'swiperInList'),
      row('down, with the scroll view scrolled down', 'swiper', down, pads, 'scroll view', 'swiperInBegunList'),
      row('sideways from the edge of the screen', 'edge', back, ['finger', 'pen'], 'swipe back', 'swiperInList'),
      row('sideways from the edge of the screen', 'edge', back, ['mouse'], 'swiper', 'swiperInList'),
      row('down along the edge of the screen', 'edge', down, ['finger'], 'pull-down refresh', 'swiperInList'),
    ],
  },
  {
    title: 'A vertical swiper in a page',
    rows: [
      row('up', 'swiper', up, every, 'swiper', 'uprightSwiper'),
      row('down, at its first slide', 'swiper', down, pulls, 'pull-down refresh', 'uprightFirstSlide'),
      row('up, at its last slide', 'swiper', up, pads, 'page', 'uprightLastSlide'),
    ],
  },
  {
    title: 'A swiper in a swiper',
    rows: [
      row('along both', 'inner swiper', forth, every, 'inner swiper', 'swiperInSwiper'),
      row('slanted along both', 'inner swiper', slantedForth, pad, 'inner swiper', 'swiperInSwiper'),
      row('slanted across both', 'inner swiper', slantedUp, pad, 'page', 'swiperInSwiper'),
      row('along both, beyond its last slide', 'inner swiper', far, tips, 'inner swiper', 'nearlyEndedInSwiper'),
      row('along both, at its last slide', 'inner swiper', forth, every, 'outer swiper', 'endedSwiperInSwiper'),
      row('along both, if the inner one is circular', 'inner swiper', forth, every, 'inner swiper', 'circularInSwiper'),
      row('up, the inner one vertical', 'inner swiper', up, every, 'inner swiper', 'uprightInSwiper'),
      row('sideways, the inner one vertical', 'inner swiper', forth, every, 'outer swiper', 'uprightInSwiper'),
      row('slanted up, the inner one vertical', 'inner swiper', slantedUp, pad, 'inner swiper', 'uprightInSwiper'),
      row(
        'slanted sideways, the inner one vertical',
        'inner swiper',
        slantedForth,
        pad,
        'outer swiper',
        'uprightInSwiper',
      ),
      row('sideways, the outer one vertical', 'inner swiper', forth, every, 'inner swiper', 'swiperInUpright'),
      row('up, the outer one vertical', 'inner swiper', up, every, 'outer swiper', 'swiperInUpright'),
      row(
        'slanted sideways, the outer one vertical',
        'inner swiper',
        slantedForth,
        pad,
        'inner swiper',
        'swiperInUpright',
      ),
      row('slanted up, the outer one vertical', 'inner swiper', slantedUp, pad, 'outer swiper', 'swiperInUpright'),
    ],
  },
  {
    title: 'A scroll view in a scroll view',
    rows: [
      row('sideways, the inner one horizontal', 'row', forth, pads, 'row', 'rowInList'),
      row('up', 'row', up, pads, 'scroll view', 'rowInList'),
      row('down, with a refresher', 'row', down, pulls, 'refresher', 'rowInList'),
      row('down, with a refresher in a scrolled page', 'row', down, pulls, 'refresher', 'rowInScrolledPage'),
    ],
  },
  {
    title: 'A scroll view in a swiper',
    rows: [
      row('sideways, the scroll view horizontal', 'row', forth, pads, 'row', 'rowInSwiper'),
      row('sideways, the scroll view horizontal', 'row', forth, ['mouse'], 'swiper', 'rowInSwiper'),
      row('sideways, the scroll view at its start', 'row', back, every, 'swiper', 'rowInSwiper'),
      row('up', 'row', up, pads, 'page', 'rowInSwiper'),
      row('slanted sideways', 'row', slantedForth, pad, 'row', 'rowInSwiper'),
      row('slanted sideways, the scroll view at its start', 'row', slantedBack, pad, 'swiper', 'rowInSwiper'),
      row('slanted up', 'row', slantedUp, pad, 'page', 'rowInSwiper'),
    ],
  },
  {
    title: 'A slider in a scroll view',
    rows: [
      row('down, the slider vertical', 'slider', down, tips, 'slider', 'uprightSliderInList'),
      row('up, the slider vertical', 'slider', up, wheels, 'scroll view', 'uprightSliderInList'),
      row('slanted up, the slider vertical', 'slider', slantedUp, pad, 'scroll view', 'uprightSliderInList'),
      row('up, next to the slider', 'beside', up, pads, 'scroll view', 'uprightSliderInList'),
      row('down, next to the slider', 'beside', down, pulls, 'refresher', 'uprightSliderInList'),
      row('sideways, the slider horizontal', 'slider', forth, tips, 'slider', 'sliderInList'),
      row('up, the slider horizontal', 'slider', up, pads, 'scroll view', 'sliderInList'),
    ],
  },
  {
    title: 'A slider in a swiper',
    rows: [
      row('sideways', 'slider', forth, tips, 'slider', 'sliderInSwiper'),
      row('sideways', 'slider', forth, wheels, 'swiper', 'sliderInSwiper'),
      row('up', 'slider', up, pads, 'page', 'sliderInSwiper'),
    ],
  },
  {
    title: 'A movable view in a swiper',
    rows: [
      row('sideways', 'movable view', forth, tips, 'movable view', 'movableInSwiper'),
      row('along both, at the edge of its area', 'movable view', down, tips, 'nothing', 'movableAtEdgeInUpright'),
      row('sideways', 'movable view', forth, wheels, 'swiper', 'movableInSwiper'),
      row('slanted sideways', 'movable view', slantedForth, pad, 'swiper', 'movableInSwiper'),
      row('slanted up', 'movable view', slantedUp, pad, 'page', 'movableInSwiper'),
      row('sideways, with `direction="vertical"`', 'movable view', forth, every, 'swiper', 'uprightMovableInSwiper'),
      row('up, with `direction="vertical"`', 'movable view', up, tips, 'movable view', 'uprightMovableInSwiper'),
    ],
  },
  {
    title: 'A movable view in a scroll view',
    rows: [
      row('up', 'movable view', up, tips, 'movable view', 'movableInList'),
      row('up', 'movable view', up, wheels, 'scroll view', 'movableInList'),
      row('sideways, with `direction="horizontal"`', 'movable view', forth, tips, 'movable view', 'lyingMovableInList'),
      row('up, with `direction="horizontal"`', 'movable view', up, pads, 'scroll view', 'lyingMovableInList'),
      row('down, with `direction="horizontal"`', 'movable view', down, pulls, 'refresher', 'lyingMovableInList'),
    ],
  },
  {
    title: 'A scroll view in a bottom sheet',
    rows: [
      row('up, the sheet below its highest detent', 'scroll view', up, ['finger', 'pen'], 'sheet', 'listInLowSheet'),
      row('up, the sheet below its highest detent', 'scroll view', up, wheels, 'scroll view', 'listInLowSheet'),
      row('up', 'scroll view', up, pads, 'scroll view', 'listInSheet'),
      row('down', 'scroll view', down, pads, 'scroll view', 'begunListInSheet'),
      row('slanted down', 'scroll view', slantedDown, pad, 'scroll view', 'begunListInSheet'),
      row('down, at its top', 'scroll view', down, ['finger', 'pen'], 'sheet', 'listInSheet'),
      row('down, at its top', 'scroll view', down, ['mouse', 'wheel', 'trackpad'], 'nothing', 'listInSheet'),
      row('down, on the header of the sheet', 'head', down, tips, 'sheet', 'listInSheet'),
      row('sideways, a swiper instead of the scroll view', 'swiper', forth, every, 'swiper', 'swiperInSheet'),
      row('slanted up, a swiper instead of the scroll view', 'swiper', slantedUp, pad, 'nothing', 'swiperInSheet'),
      row('down, a swiper instead of the scroll view', 'swiper', down, ['finger', 'pen'], 'sheet', 'swiperInSheet'),
    ],
  },
  {
    title: 'A list in a bottom sheet',
    rows: [
      row('up, the sheet below its highest detent', 'list', up, ['finger', 'pen'], 'sheet', 'rowsInLowSheet'),
      row('up, the sheet below its highest detent', 'list', up, wheels, 'list', 'rowsInLowSheet'),
      row('up', 'list', up, pads, 'list', 'rowsInSheet'),
      row('down', 'list', down, pads, 'list', 'begunRowsInSheet'),
      row('down, at its top', 'list', down, ['finger', 'pen'], 'sheet', 'rowsInSheet'),
      row('down, at its top', 'list', down, wheels, 'nothing', 'rowsInSheet'),
    ],
  },
  {
    title: 'A swipe cell in a scroll view',
    rows: [
      row('sideways, towards its actions', 'swipe cell', forth, tips, 'swipe cell', 'cellInList'),
      row('sideways, away from its actions', 'swipe cell', back, tips, 'nothing', 'cellInList'),
      row('up', 'swipe cell', up, pads, 'scroll view', 'cellInList'),
      row('down', 'swipe cell', down, pulls, 'refresher', 'cellInList'),
    ],
  },
  {
    title: 'A swipe cell in a swiper',
    rows: [
      row('sideways, towards its actions', 'swipe cell', forth, tips, 'swipe cell', 'cellInSwiper'),
      row('sideways, away from its actions', 'swipe cell', back, tips, 'swiper', 'cellInSwiper'),
      row('sideways', 'swipe cell', forth, wheels, 'swiper', 'cellInSwiper'),
    ],
  },
  {
    title: 'A picker view in a scroll view',
    rows: [
      row('up', 'picker view', up, ['finger', 'mouse', 'wheel', 'trackpad'], 'picker view', 'pickerInList'),
      row('up, at its last row', 'picker view', up, ['finger', 'mouse'], 'nothing', 'endedPickerInList'),
      row('down, at its first row', 'picker view', down, ['finger', 'mouse'], 'nothing', 'firstPickerInList'),
    ],
  },
  {
    title: 'A picker view in a bottom sheet',
    rows: [
      row(
        'up, the sheet below its highest detent',
        'picker view',
        up,
        ['finger', 'mouse', 'wheel', 'trackpad'],
        'picker view',
        'pickerInSheet',
      ),
      row('down, at its first row', 'picker view', down, ['finger', 'mouse'], 'nothing', 'firstPickerInSheet'),
    ],
  },
  {
    title: 'A map',
    rows: [
      row('down, in a page with pull-down refresh', 'map', down, tips, 'map', 'mapInPage'),
      row('up, in a page', 'map', up, tips, 'map', 'mapInPage'),
      row('turned, in a page', 'map', up, wheels, 'map', 'mapInPage'),
      row('down, in a scroll view with a refresher', 'map', down, tips, 'map', 'mapInList'),
      row('sideways, in a swiper', 'map', forth, tips, 'map', 'mapInSwiper'),
      row('down, in a bottom sheet', 'map', down, tips, 'map', 'mapInSheet'),
      row('up, in a bottom sheet below its highest detent', 'map', up, tips, 'map', 'mapInLowSheet'),
    ],
  },
  {
    title: 'An image in the viewer of previewImage',
    rows: [
      row('sideways', 'strip', forth, every, 'strip', 'viewer'),
      row('up', 'strip', up, tips, 'nothing', 'viewer'),
      row('down', 'strip', down, wheels, 'image', 'viewer'),
      row('sideways, zoomed', 'strip', forth, every, 'image', 'zoomedViewer'),
      row('up, zoomed', 'strip', up, tips, 'image', 'zoomedViewer'),
      row('sideways, zoomed, at the end of the image', 'strip', forth, tips, 'strip', 'zoomedViewerAtEnd'),
    ],
  },
]

function row(drag: string, on: string, delta: Row['delta'], by: Row['by'], moves: string, tree: string): Row {
  return { drag, on, delta, by, moves, tree }
}
