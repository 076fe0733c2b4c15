import { useState } from 'react'
import { SearchBar } from 'slipway/components/search-bar'

const cities = ['Amsterdam', 'Berlin', 'Lisbon', 'London', 'Madrid', 'Oslo', 'Paris', 'Rome', 'Vienna', 'Zürich']

export default function SearchBarDemo() {
  const [text, setText] = useState('')
  const [message, setMessage] = useState('')
  const found = cities.filter((city) => city.toLowerCase().includes(text.trim().toLowerCase()))
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Suggestions as you type</h2>
        <div className="demo-card">
          <SearchBar
            aria-label="Search cities"
            placeholder="A city in Europe"
            value={text}
            onInput={({ detail }) => setText(detail.value)}
            onSearch={({ detail }) => setMessage(`Searched for “${detail.value}”`)}
            onCancel={() => setMessage('Cancelled')}
          />
          <p role="status">{message || (found.length > 0 ? found.join(', ') : 'No results')}</p>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Cancel button always visible</h2>
        <div className="demo-card">
          <SearchBar aria-label="Search with a button" cancel="always" cancelText="Done" />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Loading, with a long text</h2>
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
