import { useState } from 'react'
import { Avatar } from 'slipway/components/avatar'
import { Cell, CellGroup } from 'slipway/components/cell'
import { Label } from 'slipway/components/label'
import { Skeleton } from 'slipway/components/skeleton'
import { Switch } from 'slipway/components/switch'

export default function SkeletonDemo() {
  const [isLoading, setLoading] = useState(true)
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Text</h2>
        <div className="demo-card">
          <Label style={{ inlineSize: '100%', justifyContent: 'space-between' }}>
            Loading <Switch checked={isLoading} onChange={({ detail }) => setLoading(detail.value)} />
          </Label>
          <Skeleton loading={isLoading} title rows={2}>
            <h3 style={{ margin: 0, fontSize: '1.0625rem' }}>Into the hills</h3>
            <p>From the old station up to the lake, and down on the other side.</p>
          </Skeleton>
        </div>
      </section>
      <CellGroup title="List">
        {isLoading
          ? [1, 2, 3].map((row) => (
              <li key={row} style={{ padding: '10px 16px' }} aria-hidden={row > 1}>
                <Skeleton avatar rows={2} label={row === 1 ? 'Loading the list' : ''} />
              </li>
            ))
          : ['Ada Lovelace', 'Emmy Noether', 'Grace Hopper'].map((name) => (
              <Cell key={name} icon={<Avatar name={name} alt="" />} title={name} description="Online" />
            ))}
      </CellGroup>
      <section className="demo-section">
        <h2 className="demo-title">Square avatar, without animation</h2>
        <div className="demo-card">
          <Skeleton active={false} avatar="square" title rows={1} label="Loading a product" />
          <Skeleton active={false} rows={5} label="Loading a text" />
        </div>
      </section>
    </>
  )
}
