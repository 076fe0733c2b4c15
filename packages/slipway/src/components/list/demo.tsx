import { type CSSProperties, useRef, useState } from 'react'
import { Avatar } from 'slipway/components/avatar'
import { Button } from 'slipway/components/button'
import { Empty } from 'slipway/components/empty'
import { List, type ListApi, type ListSection } from 'slipway/components/list'

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index)

export default function ListDemo() {
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">100,000 rows</h2>
        <Letters />
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Sections with sticky headings</h2>
        <List className="demo-card" sections={people} aria-label="People" style={{ blockSize: 300, padding: 0 }}>
          {personRow}
        </List>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Chat</h2>
        <Chat />
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Columns and horizontal scrolling</h2>
        <List
          className="demo-card"
          items={numbers(1, 3_000)}
          columns={4}
          gap={8}
          aria-label="Tiles"
          style={{ blockSize: 200, marginBlockEnd: 12 }}
        >
          {tile}
        </List>
        <List
          className="demo-card"
          items={days}
          orientation="horizontal"
          gap={8}
          aria-label="Days"
          style={{ blockSize: 76 }}
        >
          {tile}
        </List>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Empty list</h2>
        <List
          className="demo-card"
          items={[]}
          empty={<Empty description="No letters yet" />}
          aria-label="No letters"
          style={{ blockSize: 240 }}
        >
          {personRow}
        </List>
      </section>
    </>
  )
}

const buttonsStyle: CSSProperties = { display: 'flex', gap: 8, marginBlockStart: 12 }
const lineStyle: CSSProperties = { paddingBlock: 12, borderBlockEnd: '1px solid var(--sw-separator)' }
const quietStyle: CSSProperties = { margin: 0, color: 'var(--sw-label-2)', fontSize: '0.9375rem', lineHeight: 1.4 }

const openings = [
  'The boats are back.',
  'It has rained since Tuesday, and the garden thanks you for it.',
  'I have found the key that we were looking for all summer. It was in the blue jug, under the string.',
  'Come and see us when the plums are ripe.',
]

const letterRow = (letter: number) => (
  <div style={lineStyle}>
    <strong>Letter {letter.toLocaleString()}</strong>
    <p style={quietStyle}>{openings[(letter * 7) % 4]}</p>
  </div>
)
const letters = numbers(1, 100_000)

/** A list with buttons that scroll to items. */
function Letters() {
  const api = useRef<ListApi>(null)
  return (
    <>
      <List className="demo-card" items={letters} apiRef={api} aria-label="Letters" style={{ blockSize: 300 }}>
        {letterRow}
      </List>
      <div style={buttonsStyle}>
        <Button size="mini" onClick={() => api.current?.scrollToIndex(0)}>
          First
        </Button>
        <Button size="mini" onClick={() => api.current?.scrollToKey(50_000, { align: 'center' })}>
          50,000
        </Button>
        <Button size="mini" onClick={() => api.current?.scrollToEnd()}>
          Last
        </Button>
      </div>
    </>
  )
}

const headingStyle: CSSProperties = {
  margin: 0,
  padding: '4px 16px',
  background: 'var(--sw-surface)',
  color: 'var(--sw-label-2)',
  fontSize: '0.9375rem',
}
const endings = ['da', 'lma', 'ndo', 'rik', 'va', 'line', 'mar', 'tto', 'ris', 'nja', 'bel', 'len']

const people: ListSection<string>[] = [...'ABCDEFGHIJKLMNOPRSTUVWYZ'].map((letter) => ({
  key: letter,
  header: <h3 style={headingStyle}>{letter}</h3>,
  items: endings.map((ending) => letter + ending),
}))

const personRow = (name: string) => (
  <div style={{ display: 'flex', alignItems: 'center', gap: 12, padding: '8px 16px' }}>
    <Avatar name={name} alt="" size={32} />
    {name}
  </div>
)

const tileStyle: CSSProperties = {
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 44,
  blockSize: 44,
  borderRadius: 8,
  background: 'var(--sw-fill)',
  fontVariantNumeric: 'tabular-nums',
}
const tile = (number: number) => <div style={tileStyle}>{number}</div>
const days = numbers(1, 365)

const bubble = (message: number) => (
  <div style={{ display: 'flex', justifyContent: message % 3 === 0 ? 'end' : 'start', paddingBlock: 4 }}>
    <p
      style={{
        margin: 0,
        padding: '8px 12px',
        borderRadius: 16,
        maxInlineSize: '80%',
        background: 'var(--sw-fill)',
        lineHeight: 1.4,
      }}
    >
      {openings[(((message * 5) % 4) + 4) % 4]}
    </p>
  </div>
)

/** A list with `reverse`: begins at its end, and adds messages at both ends. */
function Chat() {
  const [first, setFirst] = useState(0)
  const [last, setLast] = useState(40)
  const loading = useRef(false)
  const loadOlder = async () => {
    if (loading.current) return
    loading.current = true
    await pause(600)
    setFirst((before) => before - 20)
    loading.current = false
  }
  return (
    <>
      <List
        className="demo-card"
        reverse
        items={numbers(first, last - first)}
        upperThreshold={300}
        onScrollToUpper={loadOlder}
        aria-label="Chat"
        style={{ blockSize: 300 }}
      >
        {bubble}
      </List>
      <div style={buttonsStyle}>
        <Button size="mini" onClick={() => setLast((before) => before + 1)}>
          Write
        </Button>
      </div>
    </>
  )
}
