/**
 * Who moves by which drag where gestures lie in each other. `nested.*.browser.test.tsx` drags as each row says, and holds that the
 * one moved and no other did; `rows.test.ts` holds that `hooks/gesture/gesture.md` shows the same table.
 */

/** What drags: a hand, or the wheel of a mouse by one notch. */
export type Hand = 'finger' | 'mouse' | 'pen' | 'wheel'

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
const all = ['finger', 'mouse', 'wheel'] as const
const hands = ['finger', 'mouse'] as const
const tips = ['finger', 'mouse', 'pen'] as const
const scrolling = ['finger', 'wheel'] as const

export const nests: readonly Nest[] = [
  {
    title: 'A swiper in a scroll view',
    rows: [
      row('sideways', 'swiper', forth, tips, 'swiper', 'swiperInList'),
      row('sideways', 'swiper', forth, ['wheel'], 'swiper', 'swiperInList'),
      row('sideways, where it ends', 'swiper', back, all, 'nothing', 'firstSlideInList'),
      row('up', 'swiper', up, scrolling, 'scroll view', 'swiperInList'),
      row('up, the scroll view at its end', 'scroll view', up, scrolling, 'page', 'swiperInEndedList'),
      row('down, all of them at their top', 'swiper', down, hands, 'pull-down refresh', 'swiperInList'),
      row('down, the scroll view further down', 'swiper', down, scrolling, 'scroll view', 'swiperInBegunList'),
      row('sideways from the edge of the screen', 'edge', back, ['finger', 'pen'], 'swipe back', 'swiperInList'),
      row('sideways from the edge of the screen', 'edge', back, ['mouse'], 'swiper', 'swiperInList'),
      row('down along the edge of the screen', 'edge', down, ['finger'], 'pull-down refresh', 'swiperInList'),
    ],
  },
  {
    title: 'An upright swiper in a page',
    rows: [
      row('up', 'swiper', up, all, 'swiper', 'uprightSwiper'),
      row('down, at its first slide', 'swiper', down, hands, 'pull-down refresh', 'uprightFirstSlide'),
      row('up, at its last slide', 'swiper', up, scrolling, 'page', 'uprightLastSlide'),
    ],
  },
  {
    title: 'A swiper in a swiper',
    rows: [
      row('along both', 'inner swiper', forth, all, 'inner swiper', 'swiperInSwiper'),
      row('along both, further than its last slide', 'inner swiper', far, hands, 'inner swiper', 'nearlyEndedInSwiper'),
      row('along both, at its last slide', 'inner swiper', forth, all, 'outer swiper', 'endedSwiperInSwiper'),
      row('along both, where it is circular', 'inner swiper', forth, all, 'inner swiper', 'circularInSwiper'),
      row('up, the inner one upright', 'inner swiper', up, all, 'inner swiper', 'uprightInSwiper'),
      row('sideways, the inner one upright', 'inner swiper', forth, all, 'outer swiper', 'uprightInSwiper'),
      row('sideways, the outer one upright', 'inner swiper', forth, all, 'inner swiper', 'swiperInUpright'),
      row('up, the outer one upright', 'inner swiper', up, all, 'outer swiper', 'swiperInUpright'),
    ],
  },
  {
    title: 'A scroll view in a scroll view',
    rows: [
      row('sideways, the inner one a row', 'row', forth, scrolling, 'row', 'rowInList'),
      row('up', 'row', up, scrolling, 'scroll view', 'rowInList'),
      row('down, where it has a refresher', 'row', down, hands, 'refresher', 'rowInList'),
    ],
  },
  {
    title: 'A scroll view in a swiper',
    rows: [
      row('sideways, the scroll view a row', 'row', forth, ['finger'], 'row', 'rowInSwiper'),
      row('sideways, the row at its start', 'row', back, ['finger'], 'nothing', 'rowInSwiper'),
      row('up', 'row', up, scrolling, 'page', 'rowInSwiper'),
    ],
  },
  {
    title: 'A slider in a scroll view',
    rows: [
      row('down, the slider upright', 'slider', down, ['finger', 'mouse'], 'slider', 'uprightSliderInList'),
      row('up, the slider upright', 'slider', up, ['wheel'], 'scroll view', 'uprightSliderInList'),
      row('up, beside it', 'beside', up, scrolling, 'scroll view', 'uprightSliderInList'),
      row('down, beside it', 'beside', down, hands, 'refresher', 'uprightSliderInList'),
      row('sideways, the slider lying', 'slider', forth, ['finger', 'mouse'], 'slider', 'sliderInList'),
      row('up, the slider lying', 'slider', up, scrolling, 'scroll view', 'sliderInList'),
    ],
  },
  {
    title: 'A slider in a swiper',
    rows: [
      row('sideways', 'slider', forth, ['finger', 'mouse'], 'slider', 'sliderInSwiper'),
      row('sideways', 'slider', forth, ['wheel'], 'swiper', 'sliderInSwiper'),
      row('up', 'slider', up, scrolling, 'page', 'sliderInSwiper'),
    ],
  },
  {
    title: 'A movable view in a swiper',
    rows: [
      row('sideways', 'movable view', forth, tips, 'movable view', 'movableInSwiper'),
      row('along both, at the edge of its area', 'movable view', down, hands, 'nothing', 'movableAtEdgeInUpright'),
      row('sideways', 'movable view', forth, ['wheel'], 'swiper', 'movableInSwiper'),
      row('sideways, where it goes up and down', 'movable view', forth, all, 'swiper', 'uprightMovableInSwiper'),
      row('up, where it goes up and down', 'movable view', up, hands, 'movable view', 'uprightMovableInSwiper'),
    ],
  },
  {
    title: 'A movable view in a scroll view',
    rows: [
      row('up', 'movable view', up, hands, 'movable view', 'movableInList'),
      row('up', 'movable view', up, ['wheel'], 'scroll view', 'movableInList'),
      row('sideways, where it goes sideways', 'movable view', forth, hands, 'movable view', 'lyingMovableInList'),
      row('up, where it goes sideways', 'movable view', up, scrolling, 'scroll view', 'lyingMovableInList'),
      row('down, where it goes sideways', 'movable view', down, hands, 'refresher', 'lyingMovableInList'),
    ],
  },
  {
    title: 'A scroll view in a bottom sheet',
    rows: [
      row('up, the sheet below its highest place', 'scroll view', up, ['finger', 'pen'], 'sheet', 'listInLowSheet'),
      row('up, the sheet below its highest place', 'scroll view', up, ['wheel'], 'scroll view', 'listInLowSheet'),
      row('up', 'scroll view', up, scrolling, 'scroll view', 'listInSheet'),
      row('down', 'scroll view', down, scrolling, 'scroll view', 'begunListInSheet'),
      row('down, at its top', 'scroll view', down, ['finger', 'pen'], 'sheet', 'listInSheet'),
      row('down, at its top', 'scroll view', down, ['mouse', 'wheel'], 'nothing', 'listInSheet'),
      row('down, by the head of the sheet', 'head', down, hands, 'sheet', 'listInSheet'),
      row('sideways, a swiper in its place', 'swiper', forth, all, 'swiper', 'swiperInSheet'),
      row('down, a swiper in its place', 'swiper', down, ['finger', 'pen'], 'sheet', 'swiperInSheet'),
    ],
  },
  {
    title: 'A swipe cell in a scroll view',
    rows: [
      row('sideways, towards its actions', 'swipe cell', forth, hands, 'swipe cell', 'cellInList'),
      row('sideways, the other way', 'swipe cell', back, hands, 'nothing', 'cellInList'),
      row('up', 'swipe cell', up, scrolling, 'scroll view', 'cellInList'),
      row('down', 'swipe cell', down, hands, 'refresher', 'cellInList'),
    ],
  },
  {
    title: 'A swipe cell in a swiper',
    rows: [
      row('sideways, towards its actions', 'swipe cell', forth, tips, 'swipe cell', 'cellInSwiper'),
      row('sideways, the other way', 'swipe cell', back, tips, 'swiper', 'cellInSwiper'),
      row('sideways', 'swipe cell', forth, ['wheel'], 'swiper', 'cellInSwiper'),
    ],
  },
  {
    title: 'A picker view in a scroll view',
    rows: [
      row('up', 'picker view', up, ['finger', 'mouse', 'wheel'], 'picker view', 'pickerInList'),
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
        ['finger', 'mouse', 'wheel'],
        'picker view',
        'pickerInSheet',
      ),
      row('down, at its first row', 'picker view', down, ['finger', 'mouse'], 'nothing', 'firstPickerInSheet'),
    ],
  },
  {
    title: 'An image in the viewer of previewImage',
    rows: [
      row('sideways', 'strip', forth, all, 'strip', 'viewer'),
      row('up', 'strip', up, hands, 'nothing', 'viewer'),
      row('sideways, zoomed', 'strip', forth, all, 'image', 'zoomedViewer'),
      row('up, zoomed', 'strip', up, hands, 'image', 'zoomedViewer'),
      row('sideways, zoomed, at the end of the image', 'strip', forth, hands, 'strip', 'zoomedViewerAtEnd'),
    ],
  },
]

function row(drag: string, on: string, way: Row['way'], by: Row['by'], moves: string, tree: string): Row {
  return { drag, on, way, by, moves, tree }
}
