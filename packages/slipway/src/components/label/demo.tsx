import { Button } from 'slipway/components/button'
import { Checkbox } from 'slipway/components/checkbox'
import { Label } from 'slipway/components/label'
import { Radio, RadioGroup } from 'slipway/components/radio'
import { Slider } from 'slipway/components/slider'
import { Switch } from 'slipway/components/switch'

const wide = { inlineSize: '100%', justifyContent: 'space-between' }

export default function LabelDemo() {
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Around a control</h2>
        <div className="demo-card">
          <Label style={wide}>
            Reminders <Switch defaultChecked />
          </Label>
          <Label style={wide}>
            Play a sound for incoming calls, even while the phone is lying face down <Switch />
          </Label>
          <Label style={wide}>
            Not available <Switch disabled />
          </Label>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Linked by htmlFor</h2>
        <div className="demo-card">
          <Label htmlFor="label-demo-volume">Volume</Label>
          <Slider id="label-demo-volume" defaultValue={40} />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Checkbox and button</h2>
        <div className="demo-card">
          <Label>
            <Checkbox /> I have read the terms
          </Label>
          <Label style={wide}>
            An update is available{' '}
            <Button size="mini" aria-label="Install the update">
              Install
            </Button>
          </Label>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Radio buttons at the end</h2>
        <div className="demo-card">
          <RadioGroup aria-label="Sort by" defaultValue="new">
            <Label style={wide}>
              Newest first <Radio value="new" />
            </Label>
            <Label style={wide}>
              Cheapest first <Radio value="cheap" />
            </Label>
          </RadioGroup>
        </div>
      </section>
    </>
  )
}
