import type { ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/internal/environment/render.tsx'
import { Checkbox } from '../checkbox/index.ts'
import { Input } from '../input/index.ts'
import { Picker } from '../picker/index.ts'
import { Radio } from '../radio/index.ts'
import { Rate } from '../rate/index.ts'
import { SearchBar } from '../search-bar/index.ts'
import { Slider } from '../slider/index.ts'
import { Stepper } from '../stepper/index.ts'
import { Switch } from '../switch/index.ts'
import { Textarea } from '../textarea/index.ts'
import { View } from '../view/index.ts'

const fields: readonly [string, (props: { disabled?: boolean }) => ReactNode][] = [
  ['an input', (props) => <Input aria-label="field" {...props} />],
  ['an input with buttons', (props) => <Input aria-label="field" clearable defaultValue="text" {...props} />],
  ['a text area', (props) => <Textarea aria-label="field" {...props} />],
  ['a search bar', (props) => <SearchBar cancel="always" defaultValue="text" {...props} />],
  ['a picker', (props) => <Picker aria-label="field" range={['a', 'b']} {...props} />],
  ['a stepper', (props) => <Stepper aria-label="field" defaultValue={2} {...props} />],
  ['a slider', (props) => <Slider aria-label="field" {...props} />],
  ['a switch', (props) => <Switch aria-label="field" {...props} />],
  ['a checkbox', (props) => <Checkbox aria-label="field" {...props} />],
  ['a radio', (props) => <Radio aria-label="field" {...props} />],
  ['a rating', (props) => <Rate aria-label="field" {...props} />],
]

/** Renders a field in an element that opens something. The element has the size of the field. */
function renderIn(content: ReactNode) {
  const open = vi.fn()
  const { container } = render(
    <div style={{ display: 'flex' }}>
      <View data-testid="around" style={{ inlineSize: 'max-content' }} onClick={open}>
        {content}
      </View>
    </div>,
  )
  return { open, container }
}

/** Clicks at a share of the width of the element around the field. */
async function clickAt(share: number): Promise<void> {
  const { width, height } = page.getByTestId('around').element().getBoundingClientRect()
  await userEvent.click(page.getByTestId('around'), { position: { x: width * share, y: height / 2 } })
}

describe.each(fields)('%s', (_, view) => {
  test.each([
    ['disabled', () => view({ disabled: true })],
    ['in a disabled fieldset', () => <fieldset disabled>{view({})}</fieldset>],
  ])('%s: a click anywhere on it reaches the element around it', async (__, content) => {
    const { open } = renderIn(content())
    for (const share of [0.1, 0.5, 0.9]) await clickAt(share)
    expect(open).toHaveBeenCalledTimes(3)
  })
})

test('a click on a disabled button of an enabled field reaches nothing', async () => {
  const { open } = renderIn(<Stepper aria-label="field" min={0} defaultValue={0} />)
  await clickAt(0.1)
  expect(open).not.toHaveBeenCalled()
})

test.each([
  ['an input', <Input key="" aria-label="field" readOnly clearable defaultValue="text" />],
  ['a text area', <Textarea key="" aria-label="field" readOnly defaultValue="text" />],
  ['a search bar', <SearchBar key="" aria-label="field" readOnly cancel="always" defaultValue="text" />],
  ['a stepper', <Stepper key="" aria-label="field" readOnly />],
])(
  '%s that is read-only: a click focuses it and reaches the element around it, and no button changes its text',
  async (_, content) => {
    const { open, container } = renderIn(content)
    const field = container.querySelector('input, textarea') as HTMLInputElement
    const { value } = field
    await clickAt(0.5)
    expect(open).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(field)
    const buttons = [...container.querySelectorAll('button')]
    for (const button of buttons) button.click()
    await userEvent.keyboard('{Escape}')
    expect(field.value).toBe(value)
  },
)
