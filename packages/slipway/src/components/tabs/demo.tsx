import { useState } from 'react'
import { Tabs } from 'slipway/components/tabs'
import { Textarea } from 'slipway/components/textarea'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export default function TabsDemo() {
  const [order, setOrder] = useState('open')
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Equal widths</h2>
        <div className="demo-card">
          <Tabs
            aria-label="Orders"
            fit="equal"
            value={order}
            onChange={({ detail }) => setOrder(detail.value)}
            items={[
              { value: 'open', label: 'Open', badge: 2, content: 'Two orders are on their way.' },
              { value: 'done', label: 'Done', content: 'Twelve orders have arrived.' },
              { value: 'lost', label: 'Lost', disabled: true, content: 'No order was lost.' },
            ]}
          />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Scrollable</h2>
        <div className="demo-card">
          <Tabs
            aria-label="Days"
            defaultValue="Friday"
            items={days.map((day) => ({ value: day, label: day, content: `Events on ${day}.` }))}
          />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Panels keep their state</h2>
        <div className="demo-card">
          <Tabs
            aria-label="Message"
            items={[
              { value: 'text', label: 'Text', content: <Textarea aria-label="Text" placeholder="A message" /> },
              {
                value: 'help',
                label: 'A tab with a longer title',
                content: 'Write a message, open this tab and go back: the message is still there.',
              },
            ]}
          />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">From right to left</h2>
        <div className="demo-card" dir="rtl">
          <Tabs
            aria-label="From right to left"
            items={[
              { value: 'a', label: 'First', content: 'At the right end.' },
              { value: 'b', label: 'Second', content: 'To the left of it.' },
            ]}
          />
        </div>
      </section>
    </>
  )
}
