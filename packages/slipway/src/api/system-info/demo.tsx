import { useEffect, useState } from 'react'
import {
  getAppBaseInfo,
  getDeviceInfo,
  getSystemInfo,
  getSystemInfoSync,
  getWindowInfo,
  type SystemInfo,
} from 'slipway/api/system-info'
import { Button } from 'slipway/components/button'

/** The functions by name. Only the first is asynchronous. */
const functions: Readonly<Record<string, () => Partial<SystemInfo> | Promise<SystemInfo>>> = {
  getSystemInfo: () => getSystemInfo(),
  getSystemInfoSync: () => getSystemInfoSync(),
  getWindowInfo: () => getWindowInfo(),
  getDeviceInfo: () => getDeviceInfo(),
  getAppBaseInfo: () => getAppBaseInfo(),
}

export default function SystemInfoDemo() {
  const [selected, setSelected] = useState('getSystemInfoSync')
  const [info, setInfo] = useState<Partial<SystemInfo>>({})
  const [failure, setFailure] = useState('')

  // In an effect, because the HTML of the page is rendered on another device.
  useEffect(() => setInfo(getSystemInfoSync()), [])

  const read = async (name: string) => {
    try {
      setFailure('')
      setInfo((await functions[name]?.()) ?? {})
      setSelected(name)
    } catch (error) {
      setFailure((error as Error).message)
    }
  }

  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Functions</h2>
        {Object.keys(functions).map((name) => (
          <Button key={name} size="mini" type={name === selected ? 'primary' : 'default'} onClick={() => read(name)}>
            {name}
          </Button>
        ))}
        <output className="demo-note">{failure || `${selected} returns ${Object.keys(info).length} fields`}</output>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Result</h2>
        <div className="demo-card">
          {Object.entries(info).map(([name, value]) => (
            <p className="demo-row" key={name}>
              {name}: {typeof value === 'object' ? Object.values(value).join(', ') : String(value) || 'unknown'}
            </p>
          ))}
        </div>
      </section>
    </>
  )
}
