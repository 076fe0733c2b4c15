import { useEffect, useState } from 'react'
import { getSystemInfo, type SystemInfo } from 'slipway/api/system-info'
import { Button } from 'slipway/components/button'

export default function SystemInfoDemo() {
  const [info, setInfo] = useState<SystemInfo>()
  const [failure, setFailure] = useState('')
  const read = () => getSystemInfo().then(setInfo, (error: Error) => setFailure(error.message))
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once as the page comes; the button reads again.
  useEffect(() => void read(), [])

  return (
    <section className="demo-section">
      <h2 className="demo-title">What is known here</h2>
      <div className="demo-card">
        <Button onClick={read}>Read again</Button>
        <output className="demo-row">{failure}</output>
        {info &&
          Object.entries(info).map(([name, value]) => (
            <p className="demo-row" key={name}>
              {name}: {typeof value === 'object' ? Object.values(value).join(', ') : String(value) || 'not told'}
            </p>
          ))}
      </div>
    </section>
  )
}
