import { useEffect, useState } from 'react'
import { createIntersectionObserver } from 'slipway/api/intersection-observer'
import { ScrollView } from 'slipway/components/scroll-view'
import { useRoute } from 'slipway/router'

const cities = ['Lisbon', 'Oslo', 'Valparaíso', 'Nairobi', 'Kyoto', 'Montréal', 'Wellington', 'Samarkand']

export default function IntersectionObserverDemo() {
  const { key } = useRoute()
  const [ratios, setRatios] = useState<Readonly<Record<string, number>>>({})
  useEffect(() => {
    const observer = createIntersectionObserver({ key }, { thresholds: [0, 0.5, 1], observeAll: true })
    void observer.relativeTo('#cities').observe('[data-city]', ({ dataset: { city = '' }, intersectionRatio }) => {
      setRatios((before) => ({ ...before, [city]: intersectionRatio }))
    })
    return () => observer.disconnect()
  }, [key])

  const fullyVisible = cities.filter((city) => (ratios[city] ?? 0) >= 0.99)
  return (
    <section className="demo-section">
      <h2 className="demo-title">Visible elements in a list</h2>
      <ScrollView scrollY id="cities" className="demo-card" aria-label="Cities" style={{ blockSize: 200 }}>
        {cities.map((city) => (
          <p className="demo-row" key={city} data-city={city} style={{ minBlockSize: 80 }}>
            {city}
          </p>
        ))}
      </ScrollView>
      <p className="demo-note" role="status">
        {fullyVisible.length > 0 ? `Fully visible: ${fullyVisible.join(', ')}` : 'None is fully visible'}
      </p>
    </section>
  )
}
