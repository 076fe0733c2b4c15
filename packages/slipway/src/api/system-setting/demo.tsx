import { useEffect, useState } from 'react'
import { type AppAuthorizeSetting, getAppAuthorizeSetting, getSystemSetting } from 'slipway/api/system-setting'
import { Button } from 'slipway/components/button'

export default function SystemSettingDemo() {
  const [orientation, setOrientation] = useState('')
  const [permissions, setPermissions] = useState<AppAuthorizeSetting>()
  const [failure, setFailure] = useState('')

  // In an effect, because the HTML of the page is rendered on another device.
  useEffect(() => setOrientation(getSystemSetting().deviceOrientation), [])

  const read = () =>
    getAppAuthorizeSetting().then(
      (setting) => {
        setFailure('')
        setPermissions(setting)
      },
      (error: Error) => setFailure(error.message),
    )

  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">System</h2>
        <div className="demo-card">
          <p className="demo-row">{`Orientation: ${orientation}`}</p>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Permissions</h2>
        <div className="demo-card">
          <Button onClick={read}>Read permissions</Button>
          <output className="demo-row">
            {failure || (permissions ? `${Object.keys(permissions).length} permissions` : 'Not read yet')}
          </output>
          {Object.entries(permissions ?? {}).map(([name, state]) => (
            <p className="demo-row" key={name}>{`${name}: ${state}`}</p>
          ))}
        </div>
      </section>
    </>
  )
}
