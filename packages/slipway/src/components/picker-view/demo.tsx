import { useState } from 'react'
import { Button } from 'slipway/components/button'
import { PickerView, PickerViewColumn } from 'slipway/components/picker-view'

const sizes = ['Espresso', 'Small', 'Medium', 'Large', 'Bucket']
const beans = ['Bourbon', 'Caturra', 'Geisha', 'Pacamara', 'A blend with a name that does not fit into one line']
const minutes = Array.from({ length: 60 }, (_, minute) => String(minute).padStart(2, '0'))
const tracks = Array.from({ length: 40 }, (_, track) => `Track ${track + 1}`)

export default function PickerViewDemo() {
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Two columns</h2>
        <Coffee />
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Controlled</h2>
        <Timer />
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Row height</h2>
        <div className="demo-card">
          <PickerView aria-label="A track" defaultValue={[19]} indicatorStyle={{ height: 56 }}>
            <PickerViewColumn aria-label="Track">
              {tracks.map((track) => (
                <span key={track}>{track}</span>
              ))}
            </PickerViewColumn>
          </PickerView>
        </div>
      </section>
    </>
  )
}

function Coffee() {
  const [[size = 0, bean = 0], setChosen] = useState<readonly number[]>([2, 0])
  return (
    <div className="demo-card">
      <PickerView aria-label="Coffee" value={[size, bean]} onChange={({ detail }) => setChosen(detail.value)}>
        <PickerViewColumn aria-label="Size">
          {sizes.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </PickerViewColumn>
        <PickerViewColumn aria-label="Bean">
          {beans.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </PickerViewColumn>
      </PickerView>
      <p role="status">
        {sizes[size]}, {beans[bean]}
      </p>
    </div>
  )
}

function Timer() {
  const [[minute = 0, second = 0], setTime] = useState<readonly number[]>([5, 0])
  const [isTurning, setTurning] = useState(false)
  return (
    <div className="demo-card">
      <PickerView
        aria-label="Timer"
        value={[minute, second]}
        onChange={({ detail }) => setTime(detail.value)}
        onPickStart={() => setTurning(true)}
        onPickEnd={() => setTurning(false)}
      >
        <PickerViewColumn aria-label="Minutes">
          {minutes.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </PickerViewColumn>
        <PickerViewColumn aria-label="Seconds">
          {minutes.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </PickerViewColumn>
      </PickerView>
      <p>{isTurning ? 'Turning' : `${minutes[minute]}:${minutes[second]}`}</p>
      <Button onClick={() => setTime([3, 0])}>Three minutes</Button>
    </div>
  )
}
