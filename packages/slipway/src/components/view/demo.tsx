import { useState } from 'react'
import { Button } from 'slipway/components/button'
import { View } from 'slipway/components/view'
import { useLongPress } from 'slipway/hooks'

export default function ViewDemo() {
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Plain</h2>
        <View className="demo-card">A group of content</View>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Pressed state</h2>
        <View className="demo-card" hoverClass="demo-pressed">
          Touch me
          <View className="demo-row" hoverClass="demo-pressed" hoverStopPropagation>
            Inner view only
          </View>
        </View>
        <View className="demo-card" hoverClass="demo-pressed" hoverStartTime={0} hoverStayTime={1_500}>
          Immediately, for 1.5 seconds
        </View>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Long press</h2>
        <LongPress />
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Capture touch moves</h2>
        <View className="demo-card" catchMove style={{ blockSize: 120 }}>
          Touch moves here do not scroll the page
        </View>
      </section>
    </>
  )
}

function LongPress() {
  const [message, setMessage] = useState('Hold the card')
  const longPress = useLongPress<HTMLDivElement>(({ detail }) =>
    setMessage(`Held at ${Math.round(detail.x)}, ${Math.round(detail.y)}`),
  )
  return (
    <View className="demo-card" {...longPress}>
      <output>{message}</output>
      <div className="demo-row">
        <Button size="mini" onClick={() => setMessage('Clicked')}>
          Click or hold me
        </Button>
      </div>
    </View>
  )
}
