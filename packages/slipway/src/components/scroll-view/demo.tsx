import { useRef, useState } from 'react'
import { Button } from 'slipway/components/button'
import { ScrollView } from 'slipway/components/scroll-view'
import { Slider } from 'slipway/components/slider'

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const poem = [
  'A little light comes over the hill,',
  'and the boats in the harbour are grey and still.',
  'A gull goes up from the end of the quay;',
  'it has seen something I cannot see.',
  'Then one by one the windows wake,',
  'and bread is warm for somebody’s sake.',
  'The rope is cold, and the oars are dry,',
  'and the first of the fishermen nods to the sky.',
]

export default function ScrollViewDemo() {
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Pull to refresh and load more</h2>
        <Letters />
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Horizontal</h2>
        <Days />
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Hidden scrollbars</h2>
        <ScrollView className="demo-card" scrollY showScrollbar={false} aria-label="A poem" style={{ blockSize: 168 }}>
          {poem.map((line) => (
            <p key={line} style={{ margin: 0, lineHeight: 1.6 }}>
              {line}
            </p>
          ))}
        </ScrollView>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Nested</h2>
        <p className="demo-note">Each drag moves one of them: the slider, the row or the list.</p>
        <ScrollView className="demo-card" scrollY aria-label="Rooms" style={{ blockSize: 264 }}>
          {['Kitchen', 'Hall', 'Garden', 'Attic'].map((room) => (
            <div key={room} style={{ paddingBlockEnd: 24 }}>
              <strong>{room}</strong>
              <Slider aria-label={`Light in: ${room}`} defaultValue={40} />
              <ScrollView scrollX showScrollbar={false}>
                <div style={{ display: 'flex', gap: 8, inlineSize: 'max-content' }}>
                  {['Morning', 'Reading', 'Dinner', 'Film', 'Night'].map((scene) => (
                    <Button key={scene} size="mini" aria-label={`${room}: ${scene}`}>
                      {scene}
                    </Button>
                  ))}
                </div>
              </ScrollView>
            </div>
          ))}
        </ScrollView>
      </section>
    </>
  )
}

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 44,
  margin: 0,
  borderBlockEnd: '1px solid var(--sw-separator)',
}

/** A list with a refresher that loads more items near its end. */
function Letters() {
  const [newest, setNewest] = useState(60)
  const [oldest, setOldest] = useState(49)
  const [isRefreshing, setRefreshing] = useState(false)
  const view = useRef<HTMLDivElement>(null)
  const refresh = async () => {
    setRefreshing(true)
    await pause(1_200)
    setNewest((before) => before + 1)
    setRefreshing(false)
  }
  return (
    <>
      <ScrollView
        className="demo-card"
        ref={view}
        scrollY
        aria-label="Letters"
        style={{ blockSize: 264 }}
        refresherEnabled
        refresherTriggered={isRefreshing}
        onRefresherRefresh={refresh}
        lowerThreshold={200}
        onScrollToLower={() => setOldest((before) => Math.max(1, before - 12))}
      >
        {Array.from({ length: newest - oldest + 1 }, (_, index) => newest - index).map((letter) => (
          <p key={letter} style={rowStyle}>
            Letter {letter}
          </p>
        ))}
      </ScrollView>
      <div style={{ display: 'flex', gap: 8, marginBlockStart: 12 }}>
        <Button size="mini" disabled={isRefreshing} onClick={() => setRefreshing(true)}>
          Refresh
        </Button>
        <Button size="mini" onClick={() => view.current?.scrollTo({ top: 0, behavior: 'smooth' })}>
          To the top
        </Button>
      </div>
    </>
  )
}

/** A row that scrolls to a day by its id. */
function Days() {
  const days = Array.from({ length: 31 }, (_, index) => index + 1)
  const [day, setDay] = useState(1)
  return (
    <>
      <ScrollView
        className="demo-card"
        scrollX
        scrollWithAnimation
        scrollIntoView={`day-${day}`}
        style={{ scrollPaddingInline: 16 }}
        aria-label="Days of a month"
      >
        <div style={{ display: 'flex', inlineSize: 'max-content' }}>
          {days.map((each) => (
            <span
              key={each}
              id={`day-${each}`}
              style={{
                display: 'grid',
                placeItems: 'center',
                inlineSize: 44,
                blockSize: 44,
                borderRadius: '50%',
                fontVariantNumeric: 'tabular-nums',
                ...(each === day && { background: 'var(--sw-accent)', color: 'var(--sw-on-accent)' }),
              }}
            >
              {each}
            </span>
          ))}
        </div>
      </ScrollView>
      <div style={{ display: 'flex', gap: 8, marginBlockStart: 12 }}>
        {[1, 12, 24].map((each) => (
          <Button key={each} size="mini" onClick={() => setDay(each)}>
            Day {each}
          </Button>
        ))}
      </div>
    </>
  )
}
