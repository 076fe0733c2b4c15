import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { useFormValue } from '../../hooks/form/formValue.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { Checkbox, CheckboxGroup } from '../checkbox/index.ts'
import { Radio, RadioGroup } from '../radio/index.ts'
import { Rate } from '../rate/index.ts'
import { Slider } from '../slider/index.ts'
import { Switch } from '../switch/index.ts'
import { formValues } from './formValues.ts'

function valuesOf(node: ReactNode) {
  const { element } = render(<form>{node}</form>)
  return { values: formValues(element as HTMLFormElement), data: new FormData(element as HTMLFormElement) }
}

/** A control whose form value differs from its native value. */
function Picked({ index }: { index: number }) {
  return <input type="hidden" name="picked" value={`option ${index}`} ref={useFormValue(() => index)} />
}

const file = new File(['hello'], 'hello.txt')

function withFiles(input: HTMLInputElement | null) {
  const transfer = new DataTransfer()
  transfer.items.add(file)
  if (input) input.files = transfer.files
}

describe('a single control', () => {
  test.each<[string, () => ReactNode, unknown]>([
    ['a text', () => <input name="a" defaultValue="text" />, 'text'],
    ['a number', () => <input name="a" type="number" defaultValue={5} />, '5'],
    ['a text area', () => <textarea name="a" defaultValue="text" />, 'text'],
    ['a hidden field', () => <input name="a" type="hidden" value="secret" />, 'secret'],
    [
      'a select',
      () => (
        <select name="a" defaultValue="y">
          <option>y</option>
        </select>
      ),
      'y',
    ],
    [
      'a multiple select',
      () => (
        <select name="a" multiple defaultValue={['y', 'z']}>
          <option>x</option>
          <option>y</option>
          <option>z</option>
        </select>
      ),
      ['y', 'z'],
    ],
    ['a slider', () => <Slider name="a" defaultValue={40} />, 40],
    ['a switch that is on', () => <Switch name="a" defaultChecked />, true],
    ['a switch that is off', () => <Switch name="a" />, false],
    ['a switch of type checkbox', () => <Switch name="a" type="checkbox" defaultChecked />, true],
    ['a checkbox that is on', () => <Checkbox name="a" value="yes" defaultChecked />, true],
    ['a checkbox that is off', () => <Checkbox name="a" value="yes" />, false],
    [
      'a group of checkboxes, none checked',
      () => (
        <CheckboxGroup name="a">
          <Checkbox value="x" />
        </CheckboxGroup>
      ),
      [],
    ],
    [
      'a group of one checkbox',
      () => (
        <CheckboxGroup name="a" defaultValue={['x']}>
          <Checkbox value="x" />
        </CheckboxGroup>
      ),
      ['x'],
    ],
    [
      'a group of radios, none chosen',
      () => (
        <RadioGroup name="a">
          <Radio value="x" />
        </RadioGroup>
      ),
      '',
    ],
    [
      'a group of radios',
      () => (
        <RadioGroup name="a" defaultValue="x">
          <Radio value="x" />
        </RadioGroup>
      ),
      'x',
    ],
    ['no file', () => <input name="a" type="file" />, ''],
    ['a file', () => <input name="a" type="file" ref={withFiles} />, file],
    ['files', () => <input name="a" type="file" multiple ref={withFiles} />, [file]],
  ])('%s', (_, node, expected) => {
    expect(valuesOf(node()).values).toEqual({ a: expected })
  })

  test('a control with `useFormValue`', () => {
    expect(valuesOf(<Picked index={0} />).values).toEqual({ picked: 0 })
  })
})

test('controls with the same name form a list; plain radios give the chosen value', () => {
  const { values, data } = valuesOf(
    <>
      <input name="text" defaultValue="1" />
      <input name="text" defaultValue="2" />
      <input name="text" defaultValue="3" />
      <input type="checkbox" name="box" value="x" defaultChecked />
      <input type="checkbox" name="box" value="y" />
      <input type="radio" name="radio" value="x" />
      <input type="radio" name="radio" value="y" defaultChecked />
      <input type="radio" name="radio" value="z" />
    </>,
  )
  expect(values).toEqual({ text: ['1', '2', '3'], box: ['x'], radio: 'y' })
  expect([data.getAll('text'), data.getAll('box'), data.get('radio')]).toEqual([['1', '2', '3'], ['x'], 'y'])
})

test('native FormData agrees with the groups', () => {
  const { values, data } = valuesOf(
    <>
      <CheckboxGroup name="toppings" defaultValue={['ham', 'cheese']}>
        <Checkbox value="cheese" />
        <Checkbox value="olives" />
        <Checkbox value="ham" />
      </CheckboxGroup>
      <RadioGroup name="size" defaultValue="m">
        <Radio value="s" />
        <Radio value="m" />
      </RadioGroup>
    </>,
  )
  expect(values).toEqual({ toppings: ['cheese', 'ham'], size: 'm' })
  expect(data.getAll('toppings')).toEqual(values.toppings)
  expect(data.get('size')).toBe(values.size)
})

test('a rating and a group of radios without a name are left out', () => {
  const { values } = valuesOf(
    <>
      <Rate aria-label="Stars" defaultValue={3} />
      <RadioGroup aria-label="Size" defaultValue="s">
        <Radio value="s" />
      </RadioGroup>
    </>,
  )
  expect(values).toEqual({})
})

test('radios with a name are sent from a group without one', () => {
  const { values } = valuesOf(
    <RadioGroup aria-label="Size" defaultValue="m">
      <Radio name="size" value="s" />
      <Radio name="size" value="m" />
    </RadioGroup>,
  )
  expect(values).toEqual({ size: 'm' })
})

test('controls without a name, disabled controls and buttons are left out', () => {
  const { values } = valuesOf(
    <>
      <input defaultValue="no name" />
      <input name="off" disabled defaultValue="x" />
      <fieldset name="part" disabled>
        <Switch name="inDisabled" defaultChecked />
        <Picked index={1} />
      </fieldset>
      <CheckboxGroup name="group" disabled defaultValue={['x']}>
        <Checkbox value="x" />
      </CheckboxGroup>
      <RadioGroup defaultValue="x">
        <Radio value="x" />
      </RadioGroup>
      <output name="sum">3</output>
      <button type="submit" name="send" value="1" />
      <button type="button" name="help" value="1" />
      <fieldset name="open">
        <input name="inOpen" defaultValue="x" />
      </fieldset>
    </>,
  )
  expect(values).toEqual({ inOpen: 'x' })
})

test('other fields inside a group keep their own values', () => {
  const { values } = valuesOf(
    <CheckboxGroup name="toppings" defaultValue={['ham']}>
      <Checkbox value="ham" />
      <input name="other" defaultValue="Basil" />
    </CheckboxGroup>,
  )
  expect(values).toEqual({ toppings: ['ham'], other: 'Basil' })
})

test('any string works as a name', () => {
  const { values } = valuesOf(
    <>
      <input name="__proto__" defaultValue="1" />
      <input name="toString" defaultValue="2" />
    </>,
  )
  expect(Object.entries(values)).toEqual([
    ['__proto__', '1'],
    ['toString', '2'],
  ])
})

test('a control outside the form is included by its `form` attribute', () => {
  const { container } = render(
    <>
      <Switch name="far" form="the-form" defaultChecked aria-label="Far" />
      <form id="the-form" />
    </>,
  )
  expect(formValues(container.querySelector('form') as HTMLFormElement)).toEqual({ far: true })
})
