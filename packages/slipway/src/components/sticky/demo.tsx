import { type CSSProperties, useState } from 'react'
import { ScrollView } from 'slipway/components/scroll-view'
import { StickyHeader, StickySection } from 'slipway/components/sticky'

const months = [
  { name: 'March', days: ['Mon 2', 'Wed 4', 'Sat 14', 'Sun 15', 'Fri 20', 'Tue 31'] },
  { name: 'April', days: ['Thu 2', 'Fri 3', 'Mon 6', 'Sat 18', 'Sun 26'] },
  { name: 'May', days: ['Fri 1', 'Tue 5', 'Thu 14', 'Mon 25', 'Sun 31'] },
]

const head: CSSProperties = { padding: '10px 16px' }
const row: CSSProperties = { margin: 0, padding: '12px 16px' }
const surface = {
  '--sw-sticky-background': 'var(--sw-surface)',
  display: 'block',
  blockSize: 280,
  padding: 0,
} as CSSProperties

export default function StickyDemo() {
  const [isStuck, setStuck] = useState(false)
  return (
    <>
      <StickyHeader onStickOnTopChange={({ detail }) => setStuck(detail.isStickOnTop)}>
        <p style={{ ...head, margin: 0 }} role="status">
          {isStuck ? 'Stuck to the top' : 'Scroll the page: this header sticks'}
        </p>
      </StickyHeader>
      <section className="demo-section">
        <h2 className="demo-title">Next header pushes</h2>
        <Months label="Walks" />
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Next header covers</h2>
        <Months label="Swims" pushPinnedHeader={false} />
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Offset below a bar</h2>
        <ScrollView className="demo-card" scrollY aria-label="Runs" style={surface}>
          <StickyHeader>
            <p style={row}>Runs of this year</p>
          </StickyHeader>
          {months.map(({ name, days }) => (
            <StickySection key={name}>
              <StickyHeader offsetTop={48}>
                <h3 style={{ ...head, margin: 0 }}>{name}</h3>
              </StickyHeader>
              {days.map((day) => (
                <p key={day} style={row}>
                  {day}
                </p>
              ))}
            </StickySection>
          ))}
        </ScrollView>
      </section>
      <section className="demo-section" style={{ minBlockSize: '60vh' }} />
    </>
  )
}

function Months({ label, pushPinnedHeader = true }: { label: string; pushPinnedHeader?: boolean }) {
  return (
    <ScrollView className="demo-card" scrollY aria-label={label} style={surface}>
      {months.map(({ name, days }) => (
        <StickySection key={name} pushPinnedHeader={pushPinnedHeader}>
          <StickyHeader>
            <h3 style={{ ...head, margin: 0 }}>{name}</h3>
          </StickyHeader>
          {days.map((day) => (
            <p key={day} style={row}>
              {day}
            </p>
          ))}
        </StickySection>
      ))}
    </ScrollView>
  )
}
