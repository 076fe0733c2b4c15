import { useEffect, useState } from 'react'
import { createIntersectionObserver } from 'slipway/api/intersection-observer'
import { ScrollView } from 'slipway/components/scroll-view'
import { useRoute } from 'slipway/router'

const cities = ['Lisbon', 'Oslo', 'Valparaíso', 'Nairobi', 'Kyoto', 'Montréal', 'Wellington', 'Samarkand']

export default function IntersectionObserverDemo() {
  const { key } = useRoute()
  const [shares, setShares] = useState<Readonly<Record<string, number>>>({})
  useEffect(() => {
    const observer = createIntersectionObserver({ key }, { thresholds: [0, 0.5, 1], observeAll: true })
    void observer.relativeTo('#cities').observe('[data-city]', ({ dataset: { city = '' }, intersectionRatio }) => {
      setShares((before) => ({ ...before, [city]: intersectionRatio }))
    })
    return () => observer.disconnect()
  }, [key])

  const inFull = cities.filter((city) => (shares[city] ?? 0) >= 0.99)
  return (
    <section className="demo-section">
      <h2 className="demo-title">Scroll the list</h2>
      <ScrollView scrollY id="cities" className="demo-card" aria-label="Cities" style={{ blockSize: 200 }}>
        {cities.map((city) => (
          <p className="demo-row" key={city} data-city={city} style={{ blockSize: 80 }}>
            {city}
          </p>
        ))}
      </ScrollView>
      <p className="demo-note" role="status">
        {inFull.length > 0 ? `Seen in full: ${inFull.join(', ')}` : 'None is seen in full'}
      </p>
    </section>
  )
}
