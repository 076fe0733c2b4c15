import { useState } from 'react'
import { SearchBar } from 'slipway/components/search-bar'

const cities = ['Amsterdam', 'Berlin', 'Lisbon', 'London', 'Madrid', 'Oslo', 'Paris', 'Rome', 'Vienna', 'Zürich']

export default function SearchBarDemo() {
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  const found = cities.filter((city) => city.toLowerCase().includes(text.trim().toLowerCase()))
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">As you type</h2>
        <div className="demo-card">
          <SearchBar
            aria-label="Search cities"
            placeholder="A city in Europe"
            value={text}
            onInput={({ detail }) => setText(detail.value)}
            onSearch={({ detail }) => setSaid(`Looked for “${detail.value}”`)}
            onCancel={() => setSaid('Given up')}
          />
          <p role="status">{said || (found.length > 0 ? found.join(', ') : 'No such city here')}</p>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Always with a button</h2>
        <div className="demo-card">
          <SearchBar aria-label="Search with a button" cancel="always" cancelText="Done" />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">A long text, while it searches</h2>
        <div className="demo-card">
          <SearchBar
            aria-label="Searching"
            loading
            defaultValue="The quickest way from the station to the old harbour on foot"
          />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">From right to left</h2>
        <div className="demo-card" dir="rtl">
          <SearchBar aria-label="From right to left" defaultValue="مدينة" />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Disabled</h2>
        <div className="demo-card">
          <SearchBar aria-label="Not possible yet" disabled />
        </div>
      </section>
    </>
  )
}
