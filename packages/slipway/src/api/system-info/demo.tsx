import { useState } from 'react'
import {
  getAppBaseInfo,
  getDeviceInfo,
  getSystemInfo,
  getSystemInfoSync,
  getWindowInfo,
  type SystemInfo,
} from 'slipway/api/system-info'
import { Button } from 'slipway/components/button'

/** Each with what it tells; only the first asks the platform, which takes a moment. */
const functions: Readonly<Record<string, () => Partial<SystemInfo> | Promise<SystemInfo>>> = {
  getSystemInfo: () => getSystemInfo(),
  getSystemInfoSync: () => getSystemInfoSync(),
  getWindowInfo: () => getWindowInfo(),
  getDeviceInfo: () => getDeviceInfo(),
  getAppBaseInfo: () => getAppBaseInfo(),
}

export default function SystemInfoDemo() {
  const [asked, setAsked] = useState('getSystemInfoSync')
  const [info, setInfo] = useState<Partial<SystemInfo>>(() => getSystemInfoSync())
  const [failure, setFailure] = useState('')

  const read = async (name: string) => {
    try {
      setFailure('')
      setInfo((await functions[name]?.()) ?? {})
      setAsked(name)
    } catch (error) {
      setFailure((error as Error).message)
    }
  }

  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Ask</h2>
        {Object.keys(functions).map((name) => (
          <Button key={name} size="mini" type={name === asked ? 'primary' : 'default'} onClick={() => read(name)}>
            {name}
          </Button>
        ))}
        <output className="demo-note">{failure || `${asked} tells ${Object.keys(info).length} things`}</output>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">What is known here</h2>
        <div className="demo-card">
          {Object.entries(info).map(([name, value]) => (
            <p className="demo-row" key={name}>
              {name}: {typeof value === 'object' ? Object.values(value).join(', ') : String(value) || 'not told'}
            </p>
          ))}
        </div>
      </section>
    </>
  )
}
