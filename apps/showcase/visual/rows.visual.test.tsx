import { defineApp, page } from 'slipway'
import { Button } from 'slipway/components/button'
import { Calendar } from 'slipway/components/calendar'
import { Cell, CellGroup } from 'slipway/components/cell'
import { Checkbox, CheckboxGroup } from 'slipway/components/checkbox'
import { Input } from 'slipway/components/input'
import { Picker } from 'slipway/components/picker'
import { Radio, RadioGroup } from 'slipway/components/radio'
import { Rate } from 'slipway/components/rate'
import { SearchBar } from 'slipway/components/search-bar'
import { Slider } from 'slipway/components/slider'
import { Stepper } from 'slipway/components/stepper'
import { Switch } from 'slipway/components/switch'
import { Textarea } from 'slipway/components/textarea'
import { Uploader } from 'slipway/components/uploader'
import { renderApp } from 'slipway/testing'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page as browser, server } from 'vitest/browser'
import { forcedColors } from '../../../packages/slipway/src/testing/internal/environment/forcedColors.ts'
import { stillWorld } from '../demos/demoApp.tsx'
import './pictures.css'

const pictures = Object.keys(import.meta.glob('./pictures/rows/*/*.png', { query: '?url' }))
const isRecording = server.config.snapshotOptions.updateSnapshot === 'all'

/** Every form control in a row of a group, valid or with an error each. */
function Rows({ isInvalid }: { isInvalid: boolean }) {
  const error = (text: string) => isInvalid && text
  return (
    <>
      <CellGroup title="Patient" footer="As in the passport.">
        <Cell title="Name" error={error('Enter a name.')} control={<Input name="name" defaultValue="Ada Lovelace" />} />
        <Cell
          title="Date of birth"
          error={error('Choose a date.')}
          control={<Picker mode="date" name="birthday" placeholder="Choose" />}
        />
        <Cell title="Reason" error={error('Describe it.')} control={<Textarea autoHeight name="reason" />} />
      </CellGroup>
      <RadioGroup aria-label="Sex" defaultValue="f">
        <CellGroup title="Sex" error={error('Choose one.')}>
          <Cell title="Female" control={<Radio value="f" />} />
          <Cell title="Male" control={<Radio value="m" />} />
        </CellGroup>
      </RadioGroup>
      <CheckboxGroup aria-label="Allergies">
        <CellGroup title="Allergies" error={error('Choose at least one.')}>
          <Cell title="Penicillin" control={<Checkbox value="penicillin" />} />
          <Cell title="Latex" control={<Checkbox value="latex" defaultChecked />} />
        </CellGroup>
      </CheckboxGroup>
      <CellGroup title="Visit">
        <Cell title="Companions" error={error('At most four.')} control={<Stepper name="count" defaultValue={2} />} />
        <Cell
          title="Pain"
          error={error('Move it.')}
          control={<Slider name="pain" max={10} defaultValue={4} showValue />}
        />
        <Cell title="Volume" control={<Slider name="volume" defaultValue={40} />} />
        <Cell title="Mood" error={error('Rate your mood.')} control={<Rate name="mood" defaultValue={3} />} />
        <Cell
          title="Consent"
          description="We may store this."
          error={error('We need your consent.')}
          control={<Switch name="consent" defaultChecked />}
        />
        <Cell title="Doctor" error={error('Choose one.')} control={<SearchBar name="doctor" placeholder="Search" />} />
        <Cell
          title="Documents"
          error={error('Add a document.')}
          control={
            <Uploader
              name="files"
              multiple
              defaultValue={[
                { key: '1', name: 'Report.pdf', url: '/report.pdf', status: 'done' },
                { key: '2', name: 'Letter.pdf', url: '/letter.pdf', status: 'done' },
              ]}
            />
          }
        />
        <Cell title="Day" error={error('Choose a day.')} control={<Calendar name="day" />} />
      </CellGroup>
      <div style={{ display: 'grid', gap: 12, padding: '0 16px 24px' }}>
        <Button type="primary">Save</Button>
        <Button type="warn">Delete</Button>
      </div>
    </>
  )
}

const widths = { small: 320, phone: 390, desktop: 1_280 } as const
const looks = [
  ...['small-light-ltr', 'small-dark-rtl', 'phone-light-ltr', 'phone-dark-rtl'],
  ...['phone-forced-ltr', 'desktop-light-ltr', 'desktop-dark-rtl', 'small-large-ltr', 'phone-large-rtl'],
]

beforeEach(stillWorld)

describe.each(['valid', 'invalid'])('%s', (name) => {
  test.for(looks)('%s', async (look) => {
    const picture = `rows/${name}/${look}`
    expect(
      isRecording || pictures.includes(`./pictures/${picture}.png`),
      `There is no picture of ${picture} yet. Record it with \`npm run test:visual -- --update\`, and look at it.`,
    ).toBe(true)
    const [size = 'phone', mode = 'light', direction = 'ltr'] = look.split('-')
    await browser.viewport(widths[size as keyof typeof widths], mode === 'large' ? 2_600 : 2_200)
    if (mode === 'forced') await forcedColors()
    // The text size that a user has set in the browser: 200 %.
    if (mode === 'large') document.documentElement.style.fontSize = '32px'
    onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
    document.documentElement.dir = direction
    const home = page({ load: async () => ({ default: () => <Rows isInvalid={name === 'invalid'} /> }), title: 'Form' })
    const app = defineApp({
      pages: { '/': home },
      theme: { mode: mode === 'dark' ? 'dark' : 'light', contrast: 'aa' },
    })
    const screen = await renderApp(app)
    onTestFinished(screen.unmount)
    await document.fonts.ready
    await expect(browser.elementLocator(document.documentElement)).toMatchScreenshot(picture)
  })
})

test('each picture is of a look', () => {
  const known = ['valid', 'invalid'].flatMap((name) => looks.map((look) => `./pictures/rows/${name}/${look}.png`))
  expect(pictures.filter((path) => !known.includes(path))).toEqual([])
})
