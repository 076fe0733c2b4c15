import { type CSSProperties, useState } from 'react'
import { Cell } from 'slipway/components/cell'
import { IndexBar } from 'slipway/components/index-bar'

const people =
  'Ada Lovelace,Alan Turing,Alonzo Church,Barbara Liskov,Claude Shannon,Dennis Ritchie,Donald Knuth,Edsger Dijkstra,' +
  'Frances Allen,Grace Hopper,Hedy Lamarr,Ivan Sutherland,John Backus,Joan Clarke,Katherine Johnson,Ken Thompson,' +
  'Leslie Lamport,Margaret Hamilton,Niklaus Wirth,Ole-Johan Dahl,Peter Naur,Robin Milner,Radia Perlman,Sophie Wilson,' +
  'Tim Berners-Lee,Tony Hoare,Vint Cerf,Whitfield Diffie,Yukihiro Matsumoto'

const letters = [...new Set(people.split(',').map((name) => name.charAt(0)))].sort()

const sections = letters.map((index) => ({
  index,
  content: people
    .split(',')
    .filter((name) => name.startsWith(index))
    .sort()
    .map((name) => <Cell key={name} title={name} />),
}))

const cities = [
  { index: '•', label: 'Near you', content: <Cell title="Graz" description="You are here" /> },
  {
    index: 'Aa',
    label: 'A long section heading that needs more than one line at the top of its section',
    content: ['Aarhus', 'Aachen', 'Aalborg', 'Aarau'].map((name) => <Cell key={name} title={name} />),
  },
  { index: 'B', content: ['Basel', 'Bergen', 'Bilbao'].map((name) => <Cell key={name} title={name} />) },
  { index: 'Z', content: <Cell title="Zürich" /> },
  { index: '#', label: 'Others', content: <Cell title="6 October City" /> },
]

const own = { blockSize: 280, overflow: 'auto' } as const

/** Headings stick below the navigation bar of this page on phones. */
const below = { '--sw-index-bar-top': 'var(--demo-top, 0px)' } as CSSProperties

export default function IndexBarDemo() {
  const [letter, setLetter] = useState('•')
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Scrolling in a box</h2>
        <IndexBar style={own} items={cities} onChange={({ detail }) => setLetter(detail.value)} />
        <p className="demo-note">Current section: {letter}</p>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Right to left</h2>
        <div dir="rtl">
          <IndexBar aria-label="Right to left" style={own} items={sections.slice(0, 8)} />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Empty</h2>
        <IndexBar items={[]} />
        <p className="demo-note">Without sections the strip is hidden.</p>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Scrolling with the page</h2>
        <IndexBar style={below} items={sections} />
      </section>
    </>
  )
}
