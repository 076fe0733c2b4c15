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
        <h2 className="demo-title">Four in a row</h2>
        <div className="demo-card">
          <Grid>
            <GridItem icon={<HomeIcon />} text="Button" url="/components/button" />
            <GridItem icon={<ImageIcon />} text="Image" url="/components/image" />
            <GridItem icon={<BookIcon />} text="Text" url="/components/text" />
            <GridItem icon={<GlobeIcon />} text="HTML" href="https://html.spec.whatwg.org/" target="_blank" />
            <GridItem
              icon={
                <Badge content={count}>
                  <HeartIcon />
                </Badge>
              }
              text="Like"
              onClick={() => setCount(count + 1)}
            />
            <GridItem icon={<SearchIcon />} text="Disabled" onClick={() => setCount(0)} disabled />
            <GridItem icon={<LayersIcon />} text="Not yet" url="/components/view" disabled />
            <GridItem icon={<UserIcon />} text="Only tells" />
          </Grid>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Squares with room between them</h2>
        <Grid columns={3} gap={8} square style={tiles}>
          <GridItem icon={<HomeIcon />} text="Home" />
          <GridItem icon={<HeartIcon />} text="Liked" />
          <GridItem icon={<UserIcon />} text="Profile" />
        </Grid>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Wide ones, and long texts</h2>
        <Grid columns={3} gap={8} style={tiles}>
          <GridItem span={2} text="Two columns wide" />
          <GridItem text="One" />
          <GridItem text="What was agreed upon by all who were there" />
          <GridItem text="Donaudampfschifffahrtsgesellschaft" />
          <GridItem text="Short" />
        </Grid>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">From right to left</h2>
        <div dir="rtl">
          <Grid columns={3} gap={8} style={tiles}>
            <GridItem text="١" />
            <GridItem text="٢" />
            <GridItem text="٣" />
          </Grid>
        </div>
      </section>
    </>
  )
}
