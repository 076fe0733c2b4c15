/**
 * Who moves by which drag where gestures lie in each other. `nested.*.browser.test.tsx` drags as each row says, and holds that the
 * one moved and no other did; `rows.test.ts` holds that `hooks/gesture/gesture.md` shows the same table.
 */

/** What drags: a hand, the wheel of a mouse by one notch, or two fingers on a trackpad. */
export type Hand = 'finger' | 'mouse' | 'pen' | 'wheel' | 'trackpad'

/** One drag, and who moves. */
export interface Row {
  /** In words, for the docs. */
  readonly drag: string
  /** The part on whose middle it begins; `edge` is the start edge of the screen beside the first one. */
  readonly on: string
  /** In pixels, as the finger goes. Those sideways are mirrored from right to left. */
  readonly way: readonly [x: number, y: number]
  readonly by: readonly Hand[]
  /** The tree in `trees.tsx` that it is made in. */
  readonly tree: string
  /** The one part that moves; `nothing` where nobody wants the drag. */
  readonly moves: string
}

/** A tree of parts, in a page that scrolls, can be pulled down and swiped back. */
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

// Thirty degrees off, as only a trackpad scrolls by both at once.
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
      row('sideways, where it ends', 'swiper', back, every, 'nothing', 'firstSlideInList'),
      row('up', 'swiper', up, pads, 'scroll view', 'swiperInList'),
      row('slanted sideways', 'swiper', slantedForth, pad, 'swiper', 'swiperInList'),
      row('slanted up', 'swiper', slantedUp, pad, 'scroll view', 'swiperInList'),
      row('slanted up, where it ends', 'swiper', [80, -140], pad, 'scroll view', 'firstSlideInList'),
      row('slanted down, all of them at their top', 'swiper', slantedDown, pad, 'pull-down refresh', 'swiperInList'),
      row('up, the scroll view at its end', 'scroll view', up, pads, 'page', 'swiperInEndedList'),
      row('down, all of them at their top', 'swiper', down, pulls, 'pull-down refresh', 'swiperInList'),
      row('down, the scroll view further down', 'swiper', down, pads, 'scroll view', 'swiperInBegunList'),
      row('sideways from the edge of the screen', 'edge', back, ['finger', 'pen'], 'swipe back', 'swiperInList'),
      row('sideways from the edge of the screen', 'edge', back, ['mouse'], 'swiper', 'swiperInList'),
      row('down along the edge of the screen', 'edge', down, ['finger'], 'pull-down refresh', 'swiperInList'),
    ],
  },
  {
    title: 'An upright swiper in a page',
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
      row('along both, further than its last slide', 'inner swiper', far, tips, 'inner swiper', 'nearlyEndedInSwiper'),
      row('along both, at its last slide', 'inner swiper', forth, every, 'outer swiper', 'endedSwiperInSwiper'),
      row('along both, where it is circular', 'inner swiper', forth, every, 'inner swiper', 'circularInSwiper'),
      row('up, the inner one upright', 'inner swiper', up, every, 'inner swiper', 'uprightInSwiper'),
      row('sideways, the inner one upright', 'inner swiper', forth, every, 'outer swiper', 'uprightInSwiper'),
      row('slanted up, the inner one upright', 'inner swiper', slantedUp, pad, 'inner swiper', 'uprightInSwiper'),
      row(
        'slanted sideways, the inner one upright',
        'inner swiper',
        slantedForth,
        pad,
        'outer swiper',
        'uprightInSwiper',
      ),
      row('sideways, the outer one upright', 'inner swiper', forth, every, 'inner swiper', 'swiperInUpright'),
      row('up, the outer one upright', 'inner swiper', up, every, 'outer swiper', 'swiperInUpright'),
      row(
        'slanted sideways, the outer one upright',
        'inner swiper',
        slantedForth,
        pad,
        'inner swiper',
        'swiperInUpright',
      ),
      row('slanted up, the outer one upright', 'inner swiper', slantedUp, pad, 'outer swiper', 'swiperInUpright'),
    ],
  },
  {
    title: 'A scroll view in a scroll view',
    rows: [
      row('sideways, the inner one a row', 'row', forth, pads, 'row', 'rowInList'),
      row('up', 'row', up, pads, 'scroll view', 'rowInList'),
      row('down, where it has a refresher', 'row', down, pulls, 'refresher', 'rowInList'),
      row('down, where it has one and the page is scrolled', 'row', down, pulls, 'refresher', 'rowInScrolledPage'),
    ],
  },
  {
    title: 'A scroll view in a swiper',
    rows: [
      row('sideways, the scroll view a row', 'row', forth, pads, 'row', 'rowInSwiper'),
      row('sideways, the scroll view a row', 'row', forth, ['mouse'], 'swiper', 'rowInSwiper'),
      row('sideways, the row at its start', 'row', back, every, 'swiper', 'rowInSwiper'),
      row('up', 'row', up, pads, 'page', 'rowInSwiper'),
      row('slanted sideways', 'row', slantedForth, pad, 'row', 'rowInSwiper'),
      row('slanted sideways, the row at its start', 'row', slantedBack, pad, 'swiper', 'rowInSwiper'),
      row('slanted up', 'row', slantedUp, pad, 'page', 'rowInSwiper'),
    ],
  },
  {
    title: 'A slider in a scroll view',
    rows: [
      row('down, the slider upright', 'slider', down, tips, 'slider', 'uprightSliderInList'),
      row('up, the slider upright', 'slider', up, wheels, 'scroll view', 'uprightSliderInList'),
      row('slanted up, the slider upright', 'slider', slantedUp, pad, 'scroll view', 'uprightSliderInList'),
      row('up, beside it', 'beside', up, pads, 'scroll view', 'uprightSliderInList'),
      row('down, beside it', 'beside', down, pulls, 'refresher', 'uprightSliderInList'),
      row('sideways, the slider lying', 'slider', forth, tips, 'slider', 'sliderInList'),
      row('up, the slider lying', 'slider', up, pads, 'scroll view', 'sliderInList'),
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
      row('sideways, where it goes up and down', 'movable view', forth, every, 'swiper', 'uprightMovableInSwiper'),
      row('up, where it goes up and down', 'movable view', up, tips, 'movable view', 'uprightMovableInSwiper'),
    ],
  },
  {
    title: 'A movable view in a scroll view',
    rows: [
      row('up', 'movable view', up, tips, 'movable view', 'movableInList'),
      row('up', 'movable view', up, wheels, 'scroll view', 'movableInList'),
      row('sideways, where it goes sideways', 'movable view', forth, tips, 'movable view', 'lyingMovableInList'),
      row('up, where it goes sideways', 'movable view', up, pads, 'scroll view', 'lyingMovableInList'),
      row('down, where it goes sideways', 'movable view', down, pulls, 'refresher', 'lyingMovableInList'),
    ],
  },
  {
    title: 'A scroll view in a bottom sheet',
    rows: [
      row('up, the sheet below its highest place', 'scroll view', up, ['finger', 'pen'], 'sheet', 'listInLowSheet'),
      row('up, the sheet below its highest place', 'scroll view', up, wheels, 'scroll view', 'listInLowSheet'),
      row('up', 'scroll view', up, pads, 'scroll view', 'listInSheet'),
      row('down', 'scroll view', down, pads, 'scroll view', 'begunListInSheet'),
      row('slanted down', 'scroll view', slantedDown, pad, 'scroll view', 'begunListInSheet'),
      row('down, at its top', 'scroll view', down, ['finger', 'pen'], 'sheet', 'listInSheet'),
      row('down, at its top', 'scroll view', down, ['mouse', 'wheel', 'trackpad'], 'nothing', 'listInSheet'),
      row('down, by the head of the sheet', 'head', down, tips, 'sheet', 'listInSheet'),
      row('sideways, a swiper in its place', 'swiper', forth, every, 'swiper', 'swiperInSheet'),
      row('slanted up, a swiper in its place', 'swiper', slantedUp, pad, 'nothing', 'swiperInSheet'),
      row('down, a swiper in its place', 'swiper', down, ['finger', 'pen'], 'sheet', 'swiperInSheet'),
    ],
  },
  {
    title: 'A list in a bottom sheet',
    rows: [
      row('up, the sheet below its highest place', 'list', up, ['finger', 'pen'], 'sheet', 'rowsInLowSheet'),
      row('up, the sheet below its highest place', 'list', up, wheels, 'list', 'rowsInLowSheet'),
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
      row('sideways, the other way', 'swipe cell', back, tips, 'nothing', 'cellInList'),
      row('up', 'swipe cell', up, pads, 'scroll view', 'cellInList'),
      row('down', 'swipe cell', down, pulls, 'refresher', 'cellInList'),
    ],
  },
  {
    title: 'A swipe cell in a swiper',
    rows: [
      row('sideways, towards its actions', 'swipe cell', forth, tips, 'swipe cell', 'cellInSwiper'),
      row('sideways, the other way', 'swipe cell', back, tips, 'swiper', 'cellInSwiper'),
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
        'up, the sheet below its highest place',
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

function row(drag: string, on: string, way: Row['way'], by: Row['by'], moves: string, tree: string): Row {
  return { drag, on, way, by, moves, tree }
}
