import { type CSSProperties, useState } from 'react'
import { Badge } from 'slipway/components/badge'
import { Grid, GridItem } from 'slipway/components/grid'
import {
  BookIcon,
  GlobeIcon,
  HeartIcon,
  HomeIcon,
  ImageIcon,
  LayersIcon,
  SearchIcon,
  UserIcon,
} from 'slipway/components/icons'

const tiles = {
  '--sw-grid-item-background': 'var(--sw-surface)',
  '--sw-grid-item-padding': '12px',
} as CSSProperties

export default function GridDemo() {
  const [count, setCount] = useState(3)
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Four columns</h2>
        <div className="demo-card">
          <Grid>
            <GridItem icon={<HomeIcon />} title="Button" url="/components/button" />
            <GridItem icon={<ImageIcon />} title="Image" url="/components/image" />
            <GridItem icon={<BookIcon />} title="Text" url="/components/text" />
            <GridItem icon={<GlobeIcon />} title="HTML" href="https://html.spec.whatwg.org/" target="_blank" />
            <GridItem
              icon={
                <Badge content={count}>
                  <HeartIcon />
                </Badge>
              }
              title="Like"
              onClick={() => setCount(count + 1)}
            />
            <GridItem icon={<SearchIcon />} title="Disabled" onClick={() => setCount(0)} disabled />
            <GridItem icon={<LayersIcon />} title="Disabled link" url="/components/view" disabled />
            <GridItem icon={<UserIcon />} title="Text only" />
          </Grid>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Square tiles with a gap</h2>
        <Grid columns={3} gap={8} square style={tiles}>
          <GridItem icon={<HomeIcon />} title="Home" />
          <GridItem icon={<HeartIcon />} title="Liked" />
          <GridItem icon={<UserIcon />} title="Profile" />
        </Grid>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Column span and long text</h2>
        <Grid columns={3} gap={8} style={tiles}>
          <GridItem span={2} title="Two columns wide" />
          <GridItem title="One" />
          <GridItem title="Minutes of the last meeting" />
          <GridItem title="Donaudampfschifffahrtsgesellschaft" />
          <GridItem title="Short" />
        </Grid>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Right to left</h2>
        <div dir="rtl">
          <Grid columns={3} gap={8} style={tiles}>
            <GridItem title="١" />
            <GridItem title="٢" />
            <GridItem title="٣" />
          </Grid>
        </div>
      </section>
    </>
  )
}
