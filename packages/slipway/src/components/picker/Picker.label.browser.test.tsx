import type { ReactNode } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { focusedNode } from '../../testing/internal/spoken/focusedNode.ts'
import { Cell, CellGroup } from '../cell/index.ts'
import { Picker } from './index.ts'

const teas = ['Assam', 'Darjeeling', 'Earl Grey']

function InController(): ReactNode {
  const { control } = useForm({ defaultValues: { tea: 1 } })
  return (
    <Controller
      name="tea"
      control={control}
      render={({ field: { onChange, ...field } }) => (
        <Picker {...field} range={teas} onChange={({ detail }) => onChange(detail.value)} />
      )}
    />
  )
}

const button = () => page.getByRole('button', { name: /Tea/ })

async function open(): Promise<void> {
  await userEvent.click(button())
  await expect.poll(() => document.activeElement?.role).toBe('spinbutton')
}

describe.each<[string, ReactNode]>([
  [
    'in a Controller in a Cell',
    <CellGroup key="">
      <Cell title="Tea" control={<InController />} />
    </CellGroup>,
  ],
  [
    'in a Cell',
    <CellGroup key="">
      <Cell title="Tea" description="Leaves" control={<Picker range={teas} defaultValue={1} />} />
    </CellGroup>,
  ],
  ['with aria-label', <Picker key="" aria-label="Tea" range={teas} defaultValue={1} />],
  [
    'beside a label',
    <div key="">
      <label htmlFor="picker">Tea</label>
      <Picker id="picker" range={teas} defaultValue={1} />
    </div>,
  ],
  [
    'in a label',
    // biome-ignore lint/a11y/noLabelWithoutControl: the picker contains a button.
    <label key="">
      Tea <InController />
    </label>,
  ],
])('%s', (_, view) => {
  test('the open picker and its column have a name without the rows of the column', async () => {
    render(<main>{view}</main>)
    await open()
    await expect.element(page.getByRole('dialog', { name: 'Tea', exact: true })).toBeVisible()
    expect(await focusedNode()).toEqual({ role: 'spinbutton', name: 'Tea' })
    await expectNoAxeViolations(document.body)
  })

  test('a click in the open picker does not press the button, and one on the mask closes it', async () => {
    render(<main>{view}</main>)
    await open()
    await userEvent.keyboard('{End}')
    await userEvent.click(page.getByRole('dialog').element().querySelector('.sw-picker-header') as Element)
    await userEvent.click(page.getByRole('button', { name: 'Done' }))
    await expect.element(button()).toHaveTextContent('Earl Grey')
    // A press while the sheet closes would not open it again.
    await expect.element(button()).toHaveFocus()
    await open()
    await userEvent.click(page.getByRole('dialog'), { position: { x: 5, y: 5 }, force: true })
    await expect.element(button()).toHaveFocus()
    await expect.element(button()).toHaveAttribute('aria-expanded', 'false')
  })
})
