import { useEffect, useState } from 'react'
import { Button } from 'slipway/components/button'
import { Progress } from 'slipway/components/progress'

export default function ProgressDemo() {
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Percentage</h2>
        <div className="demo-card">
          <Progress aria-label="Not started" percent={0} showInfo />
          <Progress aria-label="Download" percent={40} showInfo />
          <Progress aria-label="Complete" percent={100} showInfo />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Following a task</h2>
        <Upload />
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Animated</h2>
        <Filling />
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Colours and sizes</h2>
        <div className="demo-card">
          <Progress aria-label="Storage" percent={90} activeColor="var(--sw-danger)" />
          <Progress aria-label="Battery" percent={65} activeColor="var(--sw-success)" strokeWidth={12} />
          <Progress aria-label="Level" percent={30} strokeWidth={12} borderRadius={0} showInfo fontSize={13} />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Right to left</h2>
        <div className="demo-card" dir="rtl">
          <Progress aria-label="Reading" percent={25} showInfo />
        </div>
      </section>
    </>
  )
}

function Upload() {
  const [percent, setPercent] = useState(0)
  const isRunning = percent > 0 && percent < 100
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setPercent((before) => Math.min(100, before + 20)), 700)
    return () => clearInterval(timer)
  }, [isRunning])
  return (
    <div className="demo-card">
      <Progress aria-label="Upload" percent={percent} active activeMode="forwards" duration={10} showInfo />
      <Button disabled={isRunning} onClick={() => setPercent(20)}>
        {percent === 100 ? 'Upload again' : 'Upload'}
      </Button>
    </div>
  )
}

function Filling() {
  const [percent, setPercent] = useState(60)
  const [ended, setEnded] = useState('Running …')
  return (
    <div className="demo-card">
      <Progress
        aria-label="Score"
        percent={percent}
        active
        showInfo
        onActiveEnd={({ detail }) => setEnded(`Ended at ${detail.value}.`)}
      />
      <Button onClick={() => setPercent((before) => (before === 60 ? 80 : 60))}>Start again</Button>
      <p role="status">{ended}</p>
    </div>
  )
}
