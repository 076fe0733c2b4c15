import { useState } from 'react'
import { Badge, type BadgeProps } from 'slipway/components/badge'
import { Button } from 'slipway/components/button'
import { HeartIcon, HomeIcon, UserIcon } from 'slipway/components/icons'

const placements: readonly NonNullable<BadgeProps['placement']>[] = [
  'top-end',
  'top-start',
  'bottom-end',
  'bottom-start',
]
const tile = { inlineSize: 44, blockSize: 44, borderRadius: 8, background: 'var(--sw-fill)' }
const circle = { ...tile, borderRadius: '50%' }
const apart = { gap: 28 }

export default function BadgeDemo() {
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">On an icon</h2>
        <div className="demo-row" style={apart}>
          <Badge content={3} label="3 messages">
            <HomeIcon aria-label="Home" />
          </Badge>
          <Badge content={128}>
            <HeartIcon aria-label="Liked" />
          </Badge>
          <Badge dot>
            <UserIcon aria-label="Profile" />
          </Badge>
          <Badge content={0}>
            <HomeIcon aria-label="Nothing new" />
          </Badge>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Maximum number</h2>
        <Counter />
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Inline</h2>
        <div className="demo-card">
          <p>
            Messages <Badge content={12} />
          </p>
          <p>
            Updates <Badge content="New" color="var(--sw-accent)" />
          </p>
          <p>
            Zero <Badge content={0} showZero color="var(--sw-label-2)" />
          </p>
          <p>
            Too long <Badge content="Brand new" />
          </p>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Placement and overlap</h2>
        <div className="demo-row" style={apart}>
          {placements.map((placement) => (
            <Badge key={placement} content={8} placement={placement}>
              <span style={tile} />
            </Badge>
          ))}
          <Badge content={8} overlap="circle">
            <span style={circle} />
          </Badge>
          <Badge dot overlap="circle" placement="bottom-end" color="var(--sw-success)" label="Online">
            <span style={circle} />
          </Badge>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Right to left</h2>
        <div className="demo-row" style={apart} dir="rtl">
          <Badge content={128}>
            <span style={tile} />
          </Badge>
          <Badge dot overlap="circle">
            <span style={circle} />
          </Badge>
        </div>
      </section>
    </>
  )
}

function Counter() {
  const [count, setCount] = useState(98)
  return (
    <div className="demo-row" style={apart}>
      <Badge content={count}>
        <span style={tile} />
      </Badge>
      <Button size="mini" onClick={() => setCount(count + 1)}>
        One more
      </Button>
      <Button size="mini" onClick={() => setCount(0)}>
        All read
      </Button>
    </div>
  )
}
