import { useState } from 'react'
import { HeartFilledIcon } from 'slipway/components/icons'
import { Rate } from 'slipway/components/rate'

const opinions = ['Not rated yet', 'Poor', 'Fair', 'Good', 'Very good', 'Excellent']

export default function RateDemo() {
  const [stars, setStars] = useState(4)
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Controlled</h2>
        <div className="demo-card">
          <Rate aria-label="The food" value={stars} onChange={({ detail }) => setStars(detail.value)} />
          <output>{opinions[stars]}</output>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Half stars</h2>
        <div className="demo-card">
          <Rate aria-label="The service" allowHalf />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Custom symbol</h2>
        <div className="demo-card">
          <Rate
            aria-label="How much you like it"
            max={3}
            defaultValue={2}
            icon={<HeartFilledIcon />}
            style={{ '--sw-rate-color': 'var(--sw-danger)' } as object}
          />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Read only</h2>
        <div className="demo-card">
          <Rate aria-label="All guests" readOnly value={4.3} />
          <Rate aria-label="All guests, small" readOnly value={4.3} style={{ '--sw-rate-size': '17px' } as object} />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Disabled</h2>
        <div className="demo-card">
          <Rate aria-label="Not possible yet" disabled defaultValue={3} />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">From right to left</h2>
        <div className="demo-card" dir="rtl">
          <Rate aria-label="From right to left" allowHalf defaultValue={2.5} />
        </div>
      </section>
    </>
  )
}
