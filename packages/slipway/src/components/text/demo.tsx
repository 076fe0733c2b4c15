import { Text } from 'slipway/components/text'

const story =
  'A slipway is a ramp on the shore by which ships are moved to and from the water. They are built on it, and when ' +
  'they are ready they slide down, stern first, and float for the first time. Smaller ones carry boats in and out.'

export default function TextDemo() {
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Line breaks</h2>
        <div className="demo-card">
          <Text>{'Roses are red,\nviolets are blue.'}</Text>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Truncation: one line, two lines, all lines</h2>
        <div className="demo-card">
          <Text numberOfLines={1}>{story}</Text>
          <Text numberOfLines={2}>{story}</Text>
          <Text>{story}</Text>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Nested and selectable text</h2>
        <div className="demo-card">
          <Text>
            Your order <Text style={{ fontWeight: 600 }}>arrives today</Text>.
          </Text>
          <Text selectable>
            Order number: <Text style={{ fontWeight: 600 }}>4711-0815</Text>
          </Text>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Spaces: collapsed, nbsp, ensp, emsp</h2>
        <div className="demo-card">
          <Text>{'one    two'}</Text>
          <Text space="nbsp">{'one    two'}</Text>
          <Text space="ensp">{'one    two'}</Text>
          <Text space="emsp">{'one    two'}</Text>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Entities: raw and decoded</h2>
        <div className="demo-card">
          <Text>{'Fish &amp; chips &lt; 10 &apos;mi&apos;'}</Text>
          <Text decode>{'Fish &amp; chips &lt; 10 &apos;mi&apos;'}</Text>
        </div>
      </section>
    </>
  )
}
