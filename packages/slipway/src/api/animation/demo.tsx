import { useRef, useState } from 'react'
import { createAnimation, playAnimation } from 'slipway/api/animation'
import { Button } from 'slipway/components/button'

const tour = createAnimation({ duration: 500, timingFunction: 'ease-in-out' })
  .translateX(120)
  .rotate(90)
  .step()
  .scale(1.3)
  .opacity(0.5)
  .step({ duration: 300 })
  .translateX(0)
  .rotate(0)
  .scale(1)
  .opacity(1)
  .step({ timingFunction: 'ease-out' })
  .export()

const back = createAnimation({ duration: 200 }).translateX(0).rotate(0).scale(1).opacity(1).step().export()

export default function AnimationDemo() {
  const box = useRef<HTMLDivElement>(null)
  const [outcome, setOutcome] = useState('Not started')
  const play = (animation: typeof tour) => {
    setOutcome('Playing')
    playAnimation({ target: box, animation }).then(
      () => setOutcome('Finished'),
      () => {},
    )
  }
  return (
    <section className="demo-section">
      <h2 className="demo-title">Animation in steps</h2>
      <div className="demo-card">
        <div style={{ padding: 32 }}>
          <div
            ref={box}
            style={{ inlineSize: 64, blockSize: 64, borderRadius: 12, background: 'var(--sw-accent)' }}
            aria-hidden
          />
        </div>
      </div>
      <p className="demo-note" role="status">
        {outcome}
      </p>
      <Button type="primary" onClick={() => play(tour)}>
        Play
      </Button>
      <Button onClick={() => play(back)}>Reset</Button>
    </section>
  )
}
