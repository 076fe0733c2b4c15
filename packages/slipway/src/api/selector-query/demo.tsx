import { useRef, useState } from 'react'
import { createSelectorQuery } from 'slipway/api/selector-query'
import { Button } from 'slipway/components/button'
import { useRoute } from 'slipway/router'

export default function SelectorQueryDemo() {
  const route = useRoute()
  const list = useRef<HTMLUListElement>(null)
  const [answers, setAnswers] = useState<readonly string[]>([])

  const measure = async () => {
    const [box, rows, page] = await createSelectorQuery()
      .in(route)
      .select('[data-city="Lisbon"]')
      .boundingClientRect()
      .in(list)
      .selectAll('li')
      .fields({ dataset: true, size: true })
      .selectViewport()
      .scrollOffset()
      .exec()
    setAnswers([
      box ? `Lisbon is ${Math.round(box.top)} px below the navigation bar.` : 'Lisbon was not found.',
      ...rows.map(({ dataset, width, height }) => `${dataset.city}: ${Math.round(width)} × ${Math.round(height)} px`),
      `The page is scrolled by ${Math.round(page.scrollTop)} of ${page.scrollHeight} px.`,
    ])
  }

  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Nodes</h2>
        <ul className="demo-card" ref={list}>
          {['Lisbon', 'Oslo', 'Valparaíso'].map((city) => (
            <li className="demo-row" key={city} data-city={city}>
              {city}
            </li>
          ))}
        </ul>
        <Button type="primary" onClick={measure}>
          Measure
        </Button>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Results</h2>
        <output className="demo-card">
          {answers.length === 0 && <span className="demo-row">Not measured yet</span>}
          {answers.map((answer) => (
            <span className="demo-row" key={answer}>
              {answer}
            </span>
          ))}
        </output>
      </section>
    </>
  )
}
