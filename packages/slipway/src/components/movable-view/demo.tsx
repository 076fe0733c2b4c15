import { type ReactNode, useState } from 'react'
import { Button } from 'slipway/components/button'
import { MovableArea, MovableView } from 'slipway/components/movable-view'

const board = { blockSize: 220, borderRadius: 12, background: 'var(--sw-fill)' } as const
const clipped = { ...board, overflow: 'hidden' } as const
const track = { blockSize: 56, borderRadius: 28, background: 'var(--sw-fill)' } as const
const start = { x: 16, y: 16 }

export default function MovableViewDemo() {
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Drag and throw</h2>
        <MovableArea style={board}>
          <MovableView direction="all" inertia defaultX={16} defaultY={16} style={card} aria-label="Thrown">
            Throw me
          </MovableView>
        </MovableArea>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Out of bounds</h2>
        <MovableArea style={board}>
          <MovableView direction="all" outOfBounds defaultX={120} defaultY={80} style={ball} aria-label="Ball" />
        </MovableArea>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">One direction</h2>
        <MovableArea style={track}>
          <MovableView direction="horizontal" defaultX={4} defaultY={4} style={knob} aria-label="Sideways" />
        </MovableArea>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Pinch to zoom</h2>
        <MovableArea scaleArea style={clipped}>
          <MovableView
            direction="all"
            scale
            scaleMax={4}
            defaultX={80}
            defaultY={50}
            style={picture}
            aria-label="Landscape"
          />
        </MovableArea>
        <p className="demo-note">Use two fingers, Ctrl and the wheel, or + and − while the picture has the focus.</p>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Controlled</h2>
        <Controlled />
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Disabled</h2>
        <MovableArea style={track}>
          <MovableView disabled direction="all" defaultX={4} defaultY={4} style={idle} aria-label="Disabled" />
        </MovableArea>
      </section>
    </>
  )
}

function Controlled(): ReactNode {
  const [place, setPlace] = useState(start)
  return (
    <>
      <MovableArea style={board}>
        <MovableView
          direction="all"
          x={place.x}
          y={place.y}
          onChange={({ detail }) => setPlace(detail)}
          style={card}
          aria-label="Controlled"
        >
          {Math.round(place.x)}, {Math.round(place.y)}
        </MovableView>
      </MovableArea>
      <div className="demo-row">
        <Button size="mini" onClick={() => setPlace(start)}>
          Reset
        </Button>
      </div>
    </>
  )
}

const raised = {
  background: 'light-dark(#ffffff, #636366)',
  border: '1px solid var(--sw-separator)',
  boxShadow: '0 1px 4px #00000029',
} as const
const card = {
  ...raised,
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '7rem',
  blockSize: '4.5rem',
  borderRadius: 12,
  fontVariantNumeric: 'tabular-nums',
} as const
const ball = { inlineSize: 64, blockSize: 64, borderRadius: '50%', background: 'var(--sw-accent)' } as const
const knob = { ...raised, boxSizing: 'border-box', inlineSize: 48, blockSize: 48, borderRadius: '50%' } as const
const idle = { ...knob, opacity: 0.4 } as const
const picture = {
  inlineSize: 180,
  blockSize: 120,
  borderRadius: 12,
  background:
    'radial-gradient(circle at 72% 30%, #ffd27a 0 14px, transparent 15px), ' +
    'linear-gradient(160deg, transparent 62%, #2f6f5e 62.5%), linear-gradient(200deg, transparent 54%, #4f9a80 54.5%), ' +
    'linear-gradient(#8ec5ff, #e6f3ff)',
} as const
