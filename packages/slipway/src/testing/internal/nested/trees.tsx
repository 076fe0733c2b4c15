import type { ReactNode } from 'react'
import { BottomSheet } from '../../../components/bottom-sheet/index.ts'
import { List } from '../../../components/list/index.ts'
import { Map } from '../../../components/map/index.ts'
import { MovableArea, MovableView, type MovableViewProps } from '../../../components/movable-view/index.ts'
import { PickerView, PickerViewColumn } from '../../../components/picker-view/index.ts'
import { ScrollView, type ScrollViewProps } from '../../../components/scroll-view/index.ts'
import { Slider } from '../../../components/slider/index.ts'
import { SwipeCell } from '../../../components/swipe-cell/index.ts'
import { Swiper, SwiperItem, type SwiperProps } from '../../../components/swiper/index.ts'
import { Viewer } from '../../../screens/preview-image/Viewer.tsx'
import '../../../screens/preview-image/preview-image.css'
import { slidesOf } from '../apps/shownSwiper.tsx'
import { urls } from '../apps/shownViewer.tsx'

const letters = ['A', 'B', 'C', 'D', 'E']

/** Props that name a part, or another element at which a drag begins. */
const part = (name: string) => ({ 'data-part': name }) as object

const swiper = (props: SwiperProps = {}, name = 'swiper') => (
  <Swiper aria-label={name} duration={0} defaultCurrent={2} style={{ blockSize: 260 }} {...part(name)} {...props}>
    {props.children ?? slidesOf(letters)}
  </Swiper>
)

/** A swiper with three slides; the middle one is shown and has the content. */
const around = (content: ReactNode, props: SwiperProps = {}, name = 'swiper') =>
  swiper(
    {
      ...props,
      defaultCurrent: 1,
      children: [
        <SwiperItem key="before">before</SwiperItem>,
        <SwiperItem key="with">{content}</SwiperItem>,
        <SwiperItem key="after">after</SwiperItem>,
      ],
    },
    name,
  )

const list = (content: ReactNode, props: ScrollViewProps = {}) => (
  <ScrollView scrollY style={{ blockSize: 320 }} {...part('scroll view')} {...props}>
    {content}
    <div style={{ blockSize: 900 }}>more</div>
  </ScrollView>
)

const rows = (
  <List items={Array.from({ length: 500 }, (_, index) => index)} style={{ blockSize: 320 }} {...part('list')}>
    {(index) => <div style={{ blockSize: 50 + (index % 4) * 10 }}>row {index}</div>}
  </List>
)

const scrolledRow = (
  <ScrollView scrollX {...part('row')}>
    <div style={{ inlineSize: 1_500, blockSize: 200 }}>a row</div>
  </ScrollView>
)

const refreshed: ScrollViewProps = { refresherEnabled: true }

const slider = (orientation: 'horizontal' | 'vertical') => (
  <div style={{ display: 'flow-root', padding: 40 }}>
    <Slider
      aria-label="slider"
      orientation={orientation}
      defaultValue={50}
      style={orientation === 'vertical' ? { blockSize: 160 } : {}}
      {...part('slider')}
    />
    <div
      style={{ position: 'absolute', insetInlineEnd: 20, insetBlockStart: 80, inlineSize: 80, blockSize: 80 }}
      {...part('beside')}
    />
  </div>
)

const movable = (props: MovableViewProps) => (
  <MovableArea style={{ blockSize: 240 }}>
    <MovableView
      direction="all"
      defaultX={150}
      defaultY={60}
      style={{ inlineSize: 90, blockSize: 90, background: 'gold' }}
      {...part('movable view')}
      {...props}
    >
      drag
    </MovableView>
  </MovableArea>
)

const cell = (
  <SwipeCell actions={[{ label: 'Delete' }]} fullSwipe={false} {...part('swipe cell')}>
    <div style={{ blockSize: 160 }}>a row</div>
  </SwipeCell>
)

const picker = (row: number) => (
  <PickerView aria-label="Letter" defaultValue={[row]} {...part('picker view')}>
    <PickerViewColumn aria-label="Letter">
      {letters.map((letter) => (
        <span key={letter}>{letter}</span>
      ))}
    </PickerViewColumn>
  </PickerView>
)

const lisbon = { latitude: 38.72, longitude: -9.14 }

const map = (
  <Map
    {...lisbon}
    scale={12}
    markers={[{ latitude: 38.74, longitude: -9.16 }]}
    style={{ inlineSize: '100%', blockSize: 240 }}
    {...part('map')}
  />
)

const sheet = (content: ReactNode, place = 0.8) => (
  <BottomSheet open onClose={() => {}} title="Sheet" detents={[0.4, 0.8]} defaultDetent={place} {...part('sheet')}>
    {content}
  </BottomSheet>
)

const viewer = <Viewer urls={urls} index={2} onClose={() => {}} />

/** A tree, and its state before the drag. */
export interface Tree {
  readonly node: ReactNode
  /** Scroll offsets by part, in pixels from the start. */
  readonly at?: Readonly<Record<string, number>>
  /** Keys that are pressed before the drag; horizontal arrow keys are mirrored in right-to-left layouts. */
  readonly keys?: string
}

const end = 100_000

/** The trees that `rows.ts` names. */
export const trees: Readonly<Record<string, Tree>> = {
  swiperInList: { node: list(swiper()) },
  firstSlideInList: { node: list(swiper({ defaultCurrent: 0 })) },
  swiperInEndedList: { node: list(swiper()), at: { 'scroll view': end } },
  swiperInBegunList: { node: list(swiper()), at: { 'scroll view': 60 } },

  uprightSwiper: { node: swiper({ vertical: true }) },
  uprightFirstSlide: { node: swiper({ vertical: true, defaultCurrent: 0 }) },
  uprightLastSlide: { node: swiper({ vertical: true, defaultCurrent: 4 }) },

  swiperInSwiper: { node: around(swiper({}, 'inner swiper'), {}, 'outer swiper') },
  nearlyEndedInSwiper: {
    node: around(
      swiper({ defaultCurrent: 3, style: { inlineSize: 120, marginInlineStart: 200 } }, 'inner swiper'),
      {},
      'outer swiper',
    ),
  },
  endedSwiperInSwiper: { node: around(swiper({ defaultCurrent: 4 }, 'inner swiper'), {}, 'outer swiper') },
  circularInSwiper: {
    node: around(swiper({ defaultCurrent: 4, circular: true }, 'inner swiper'), {}, 'outer swiper'),
  },
  uprightInSwiper: { node: around(swiper({ vertical: true }, 'inner swiper'), {}, 'outer swiper') },
  swiperInUpright: { node: around(swiper({}, 'inner swiper'), { vertical: true }, 'outer swiper') },

  rowInList: { node: list(scrolledRow, refreshed) },
  rowInScrolledPage: { node: list(scrolledRow, refreshed), at: { page: 60 } },
  rowInSwiper: { node: around(scrolledRow) },

  uprightSliderInList: { node: list(slider('vertical'), refreshed) },
  sliderInList: { node: list(slider('horizontal'), refreshed) },
  sliderInSwiper: { node: around(slider('horizontal')) },

  movableInSwiper: { node: around(movable({})) },
  movableAtEdgeInUpright: { node: around(movable({ direction: 'vertical', defaultY: end }), { vertical: true }) },
  uprightMovableInSwiper: { node: around(movable({ direction: 'vertical' })) },
  movableInList: { node: list(movable({}), refreshed) },
  lyingMovableInList: { node: list(movable({ direction: 'horizontal' }), refreshed) },

  mapInPage: { node: map },
  mapInSwiper: { node: around(map) },
  mapInList: { node: list(map, refreshed) },
  mapInSheet: { node: sheet(map) },
  mapInLowSheet: { node: sheet(map, 0.4) },
  listInSheet: { node: sheet(list(null)) },
  listInLowSheet: { node: sheet(list(null), 0.4) },
  begunListInSheet: { node: sheet(list(null)), at: { 'scroll view': 400 } },
  rowsInSheet: { node: sheet(rows) },
  rowsInLowSheet: { node: sheet(rows, 0.4) },
  begunRowsInSheet: { node: sheet(rows), at: { list: 400 } },
  swiperInSheet: { node: sheet(swiper()) },

  cellInList: { node: list(cell, refreshed) },
  cellInSwiper: { node: around(cell) },

  pickerInList: { node: list(picker(2), refreshed) },
  firstPickerInList: { node: list(picker(0), refreshed) },
  endedPickerInList: { node: list(picker(4), refreshed) },
  pickerInSheet: { node: sheet(picker(2), 0.4) },
  firstPickerInSheet: { node: sheet(picker(0)) },

  viewer: { node: viewer },
  zoomedViewer: { node: viewer, keys: '++' },
  zoomedViewerAtEnd: { node: viewer, keys: '++{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}' },
}
