import { useState } from 'react'
import {
  MovableArea,
  type MovableAreaProps,
  type MovableChangeDetail,
  MovableView,
  type MovableViewProps,
} from '../../../components/movable-view/index.ts'
import { render } from '../environment/render.tsx'

/** Style of a view. */
export const still = { inlineSize: 100, blockSize: 100, background: 'gold' }

/** Formats the detail of `onChange`, in whole pixels. */
export const note = ({ x, y, source }: MovableChangeDetail) => `${Math.round(x)} ${Math.round(y)} ${source}`

/** Returns the position of a view, and its scale if it is not 1. */
export function positionOf(view: HTMLElement): number[] {
  const [x, y = '0'] = view.style.translate.split(' ')
  const scale = Number(view.style.scale)
  return [Number.parseFloat(x ?? ''), Number.parseFloat(y), ...(scale === 1 ? [] : [scale])]
}

/** Renders a view of 100 × 100 px in an area of 300 × 200 px, and records its events. */
export function showOne(props: MovableViewProps = {}, area: MovableAreaProps = {}) {
  const reported: string[] = []
  const scales: number[] = []
  const make = (now: MovableViewProps) => (
    <MovableArea style={{ inlineSize: 300, blockSize: 200 }} {...area}>
      <MovableView
        direction="all"
        style={still}
        onChange={({ detail }) => reported.push(note(detail))}
        onScale={({ detail }) => scales.push(Math.round(detail.scale * 1_000) / 1_000)}
        {...now}
      />
    </MovableArea>
  )
  const { container, rerender, unmount } = render(make(props))
  return {
    container,
    unmount,
    reported,
    scales,
    area: container.querySelector('.sw-movable-area') as HTMLElement,
    view: container.querySelector('.sw-movable-view') as HTMLElement,
    rerender: (next: MovableViewProps) => rerender(make(next)),
  }
}

/** A controlled view, which shows its position. */
export function Controlled() {
  const [x, setX] = useState(0)
  return (
    <MovableArea style={{ inlineSize: 300, blockSize: 200 }}>
      <MovableView direction="horizontal" x={x} style={still} onChange={({ detail }) => setX(detail.x)}>
        {x}
      </MovableView>
    </MovableArea>
  )
}
