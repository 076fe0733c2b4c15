import { useState } from 'react'
import { Button } from 'slipway/components/button'
import { HeartIcon, HomeIcon, SearchIcon } from 'slipway/components/icons'
import { Steps } from 'slipway/components/steps'

const order = [{ label: 'Ordered' }, { label: 'Sent' }, { label: 'Delivered' }]
const journey = [
  { label: 'Ordered', description: '18 November, 9:20' },
  {
    label: 'Packed',
    description: 'In the warehouse in Springfield, together with all other parcels for the same town',
  },
  { label: 'On its way', description: 'Expected tomorrow' },
  { label: 'Delivered' },
]

export default function StepsDemo() {
  const [current, setCurrent] = useState(1)
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Horizontal</h2>
        <div className="demo-card">
          <Steps aria-label="Order" current={current} items={order} />
          <div className="demo-row">
            <Button size="mini" disabled={current === 0} onClick={() => setCurrent(current - 1)}>
              Previous
            </Button>
            <Button size="mini" disabled={current === order.length} onClick={() => setCurrent(current + 1)}>
              Next
            </Button>
          </div>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Vertical</h2>
        <div className="demo-card">
          <Steps aria-label="Journey" orientation="vertical" current={2} items={journey} />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Failed step</h2>
        <div className="demo-card">
          <Steps
            aria-label="Payment"
            current={1}
            status="error"
            items={[{ label: 'Address' }, { label: 'Payment' }, { label: 'Order' }]}
          />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Icons and long texts</h2>
        <div className="demo-card">
          <Steps
            aria-label="Choice"
            current={1}
            items={[
              { label: 'Search for something', icon: <SearchIcon /> },
              { label: 'Save the results that you like best', icon: <HeartIcon /> },
              { label: 'Donaudampfschifffahrtsgesellschaft', icon: <HomeIcon /> },
            ]}
          />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">From right to left</h2>
        <div className="demo-card" dir="rtl">
          <Steps
            aria-label="From right to left"
            current={1}
            items={[{ label: 'طلب' }, { label: 'إرسال' }, { label: 'تسليم' }]}
          />
        </div>
      </section>
    </>
  )
}
