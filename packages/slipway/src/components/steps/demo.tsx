import { useState } from 'react'
import { Button } from 'slipway/components/button'
import { HeartIcon, HomeIcon, SearchIcon } from 'slipway/components/icons'
import { Steps } from 'slipway/components/steps'

const order = [{ title: 'Ordered' }, { title: 'Sent' }, { title: 'Delivered' }]
const journey = [
  { title: 'Ordered', description: '18 November, 9:20' },
  {
    title: 'Packed',
    description: 'In the storehouse in Springfield, together with everything else that goes to the same town',
  },
  { title: 'On its way', description: 'Expected tomorrow' },
  { title: 'Delivered' },
]

export default function StepsDemo() {
  const [current, setCurrent] = useState(1)
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Side by side</h2>
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
        <h2 className="demo-title">One below the other</h2>
        <div className="demo-card">
          <Steps aria-label="Journey" direction="vertical" current={2} items={journey} />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">One that failed</h2>
        <div className="demo-card">
          <Steps
            aria-label="Payment"
            current={1}
            status="error"
            items={[{ title: 'Address' }, { title: 'Payment' }, { title: 'Order' }]}
          />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Icons, and long texts</h2>
        <div className="demo-card">
          <Steps
            aria-label="Choice"
            current={1}
            items={[
              { title: 'Search for something', icon: <SearchIcon /> },
              { title: 'Keep what you like best of all of it', icon: <HeartIcon /> },
              { title: 'Donaudampfschifffahrtsgesellschaft', icon: <HomeIcon /> },
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
            items={[{ title: 'طلب' }, { title: 'إرسال' }, { title: 'تسليم' }]}
          />
        </div>
      </section>
    </>
  )
}
