import { useState } from 'react'
import { Button } from 'slipway/components/button'
import { PageMeta } from 'slipway/components/page-meta'

const looks = [
  { name: 'Sea', bar: '#0b5563', page: 'light-dark(#eef7f8, #0d1b1e)' },
  { name: 'Clay', bar: '#8a3b12', page: 'light-dark(#fdf4ee, #1f1510)' },
]

export default function PageMetaDemo() {
  const [place, setPlace] = useState(-1)
  const [loading, setLoading] = useState(false)
  const look = looks[place]
  return (
    <>
      {look && (
        <PageMeta
          title={look.name}
          navigationBar={{ backgroundColor: look.bar, color: '#ffffff', loading, transition: '300ms ease' }}
          backgroundColor={look.page}
        />
      )}
      <section className="demo-section">
        <h2 className="demo-title">Title, navigation bar and background</h2>
        {looks.map(({ name }, index) => (
          <Button key={name} aria-pressed={index === place} onClick={() => setPlace(index)}>
            {name}
          </Button>
        ))}
        <Button onClick={() => setPlace(-1)}>Reset</Button>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Loading spinner</h2>
        <Button disabled={!look} aria-pressed={loading} onClick={() => setLoading(!loading)}>
          Loading
        </Button>
      </section>
    </>
  )
}
