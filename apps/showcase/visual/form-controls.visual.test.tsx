import { defineApp, page } from 'slipway'
import { renderApp } from 'slipway/testing'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page as browser, server } from 'vitest/browser'
import { forcedColors } from '../../../packages/slipway/src/testing/internal/environment/forcedColors.ts'
import { FormControls, type FormState } from '../src/components/form-controls/FormControls.tsx'
import { stillWorld } from '../testing/demoApp.tsx'
import { forceFocus } from './forceFocus.ts'
import './pictures.css'

const pictures = Object.keys(import.meta.glob('./pictures/{rows,fields}/*/*.png', { query: '?url' }))
const isRecording = server.config.snapshotOptions.updateSnapshot === 'all'

const layouts = ['rows', 'fields'] as const
const widths = { small: 320, phone: 390, desktop: 1_280 } as const
const others = ['small-light-ltr', 'phone-dark-ltr', 'phone-light-rtl', 'phone-forced-ltr', 'desktop-light-ltr']

/** Looks of each state; `large` is light, with the text size of 200 % that users can set in the browser. */
const looks: Readonly<Record<string, readonly string[]>> = {
  empty: ['phone-light-ltr'],
  filled: ['phone-light-ltr', ...others],
  invalid: ['phone-light-ltr', ...others, 'small-large-rtl'],
  disabled: ['phone-light-ltr', 'phone-forced-ltr'],
  long: ['small-light-ltr', 'phone-light-ltr'],
  focused: ['phone-light-ltr'],
}
const cases = Object.entries(looks).flatMap(([state, looks]) => looks.map((look) => `${state}/${look}`))

/** Shown states that differ from the state of the controls. */
const stateOf: Readonly<Record<string, FormState>> = { long: 'invalid', focused: 'filled' }

beforeEach(stillWorld)

describe.each(layouts)('%s', (layout) => {
  test.for(cases)('%s', async (name) => {
    const picture = `${layout}/${name}`
    expect(
      isRecording || pictures.includes(`./pictures/${picture}.png`),
      `There is no picture of ${picture} yet. Record it with \`npm run test:visual -- --update\`, and look at it.`,
    ).toBe(true)
    const [state = '', look = ''] = name.split('/')
    const [size = 'phone', mode = 'light', direction = 'ltr'] = look.split('-')
    await browser.viewport(widths[size as keyof typeof widths], 600)
    if (mode === 'forced') await forcedColors()
    if (mode === 'large') document.documentElement.style.fontSize = '32px'
    onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
    document.documentElement.dir = direction
    const Form = () => (
      <FormControls layout={layout} state={stateOf[state] ?? (state as FormState)} hasLongLabels={state === 'long'} />
    )
    const app = defineApp({
      pages: { '/': page({ load: async () => ({ default: Form }), title: 'Form', navigationBar: false }) },
      theme: { mode: mode === 'dark' ? 'dark' : 'light', contrast: 'aa' },
    })
    const screen = await renderApp(app)
    onTestFinished(screen.unmount)
    if (state === 'focused') await forceFocus()
    await document.fonts.ready
    await browser.viewport(widths[size as keyof typeof widths], heightOf(screen.visiblePage()))
    await expect(browser.elementLocator(document.documentElement)).toMatchScreenshot(picture)
  })
})

test('each picture is of a look', () => {
  const known = layouts.flatMap((layout) => cases.map((name) => `./pictures/${layout}/${name}.png`))
  expect(pictures.filter((path) => !known.includes(path))).toEqual([])
})

/** Height of the content of a page, which scrolls in it. */
const heightOf = (page: HTMLElement) =>
  Math.max(...[page, ...page.querySelectorAll('*')].map(({ scrollHeight }) => scrollHeight))
