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
        <h2 className="demo-title">Around its control</h2>
        <div className="demo-card">
          <Label style={wide}>
            Reminders <Switch defaultChecked />
          </Label>
          <Label style={wide}>
            Sounds, also while the telephone is lying on its face and somebody is calling <Switch />
          </Label>
          <Label style={wide}>
            Not available here <Switch disabled />
          </Label>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">By the name of its control</h2>
        <div className="demo-card">
          <Label htmlFor="label-demo-volume">Volume</Label>
          <Slider id="label-demo-volume" defaultValue={40} />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">The box first, and with a button</h2>
        <div className="demo-card">
          <Label>
            <Checkbox /> I have read the terms
          </Label>
          <Label style={wide}>
            An update is there{' '}
            <Button size="mini" aria-label="Install the update">
              Install
            </Button>
          </Label>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">The mark at the end</h2>
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
