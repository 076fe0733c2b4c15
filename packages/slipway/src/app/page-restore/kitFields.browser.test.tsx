import { type ReactNode, useLayoutEffect, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { Button } from '../../components/button/index.ts'
import { Calendar } from '../../components/calendar/index.ts'
import { Form } from '../../components/form/index.ts'
import { Picker } from '../../components/picker/index.ts'
import { Radio, RadioGroup } from '../../components/radio/index.ts'
import { Rate } from '../../components/rate/index.ts'
import { SearchBar } from '../../components/search-bar/index.ts'
import { Stepper } from '../../components/stepper/index.ts'
import { type AnyApp, page } from '../../router/config/config.ts'
import { start } from '../../testing/internal/apps/draftingApp.tsx'
import { chooseDay, type FieldKind, fieldKinds, part } from '../../testing/internal/apps/fieldKinds.tsx'

/** Values that the page has sent. */
let sent: unknown[] = []
beforeEach(() => {
  sessionStorage.clear()
  sent = []
})

interface WayProps {
  readonly kind: FieldKind
}

const send = <Button formType="submit">Send</Button>

function Uncontrolled({ kind }: WayProps): ReactNode {
  return (
    <Form onSubmit={({ detail: { value } }) => sent.push(value.field)}>
      {kind.render({ name: 'field', [kind.prop ? 'defaultChecked' : 'defaultValue']: kind.from })}
      {send}
    </Form>
  )
}

function Controlled({ kind }: WayProps): ReactNode {
  const [value, setValue] = useState(kind.from)
  const onChange = (event: never) => setValue(kind.read(event))
  return (
    <Form onSubmit={() => sent.push(value)}>
      {kind.render({ name: 'field', [kind.prop ?? 'value']: value, [kind.event ?? 'onChange']: onChange })}
      {send}
    </Form>
  )
}

function WithController({ kind }: WayProps): ReactNode {
  const { control, handleSubmit } = useForm<{ field: unknown }>({ defaultValues: { field: kind.from } })
  return (
    <Form onSubmit={handleSubmit(({ field }) => void sent.push(field))}>
      <Controller
        name="field"
        control={control}
        render={({ field: { value, onChange, ...field } }) => {
          const change = (event: never) => onChange(kind.read(event))
          const props = { ...field, [kind.prop ?? 'value']: value, [kind.event ?? 'onChange']: change }
          return <>{kind.render(props)}</>
        }}
      />
      {send}
    </Form>
  )
}

function WithRegister({ kind }: WayProps): ReactNode {
  const { register, handleSubmit } = useForm<{ field: unknown }>({ defaultValues: { field: kind.from } })
  const options = { setValueAs: (value: unknown) => (typeof kind.from === 'number' ? Number(value) : value) }
  return (
    <Form onSubmit={handleSubmit(({ field }) => void sent.push(field))}>
      {(kind.renderEach ?? kind.render)({ ...register('field', options) })}
      {send}
    </Form>
  )
}

/** Runs an app with one page. */
function startPage(content: ReactNode) {
  const pages = { '/': page({ load: async () => ({ default: () => content }), title: 'A form' }) }
  return start('/', { pages, tabBar: undefined } as unknown as Partial<AnyApp>)
}

describe.each([
  ['uncontrolled', Uncontrolled],
  ['controlled', Controlled],
  ['with Controller', WithController],
  ['with register', WithRegister],
])('%s', (_, Way) => {
  const kinds = fieldKinds.filter(({ canRegister }) => canRegister || Way !== WithRegister)
  test.each(kinds.map((kind) => [kind.title, kind] as const))(
    '%s: shown and sent after two reloads',
    async (__, kind) => {
      const { reload } = await startPage(<Way kind={kind} />)
      await kind.change()
      const shown = kind.shown()
      await reload()
      await vi.waitFor(() => expect(kind.shown()).toEqual(shown))
      await reload()
      await vi.waitFor(() => expect(kind.shown()).toEqual(shown))
      const send = screen.getByRole('button', { name: 'Send' }).element() as HTMLElement
      send.click()
      await vi.waitFor(() => expect(sent).toEqual([kind.to]))
    },
  )
})

let changes: unknown[] = []
beforeEach(() => {
  changes = []
})
const note = ({ detail: { value } }: { detail: { value: unknown } }) => changes.push(value)

/** Loads the rows of the picker. */
let load: (range: string[]) => void = () => {}

function LatePicker(): ReactNode {
  const [range, setRange] = useState<string[]>([])
  useLayoutEffect(() => {
    load = setRange
  }, [])
  return <Picker aria-label="field" name="field" range={range} onChange={note} />
}

test('a picker whose rows load late gets its value with them', async () => {
  const { reload } = await startPage(<LatePicker />)
  load(['Assam', 'Darjeeling'])
  await fieldKinds.find(({ title }) => title === 'a picker')?.change()
  expect(changes).toEqual([1])
  await reload()
  expect(changes).toEqual([1])
  // A second reload in the meantime loses nothing.
  await reload()
  load(['Assam', 'Darjeeling'])
  await expect.element(screen.getByRole('button', { name: /^field/ })).toHaveTextContent('Darjeeling')
  expect(changes).toEqual([1, 1])
})

test('a calendar does not restore a day that can no longer be chosen', async () => {
  let last = '2026-11-30'
  const { reload } = await startPage(
    <Calendar
      aria-label="field"
      name="field"
      isDayDisabled={(day) => day > last}
      defaultValue="2026-11-10"
      onChange={note}
    />,
  )
  await chooseDay('Saturday, November 21, 2026')
  last = '2026-11-15'
  await reload()
  expect(part('[data-chosen]')?.textContent).toBe('10')
  expect(part('[name=field]')?.value).toBe('2026-11-10')
  expect(changes).toEqual(['2026-11-21'])
})

test('a stepper and a search bar for which the app turns autofill off are not stored', async () => {
  const { reload } = await startPage(
    <>
      <Stepper aria-label="count" name="count" autoComplete="off" />
      <SearchBar aria-label="words" name="words" autoComplete="off" />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Increase count' }))
  await userEvent.fill(screen.getByRole('searchbox'), 'shoes')
  await reload()
  expect(sessionStorage.getItem(Object.keys(sessionStorage).find((key) => key.startsWith('sw:page:')) ?? '')).toContain(
    '"fields":{}',
  )
  await expect.element(screen.getByRole('searchbox')).toHaveValue('')
})

test('radios and ratings without a name are not stored, because their generated names may change', async () => {
  const { reload } = await startPage(
    <>
      <RadioGroup aria-label="size">
        <Radio value="s">Small</Radio>
        <Radio value="m">Medium</Radio>
      </RadioGroup>
      <Rate aria-label="stars" />
    </>,
  )
  await userEvent.click(screen.getByRole('radio', { name: 'Medium' }))
  await userEvent.click(screen.getByRole('radio', { name: '4 of 5' }))
  await reload()
  expect(sessionStorage.getItem(Object.keys(sessionStorage).find((key) => key.startsWith('sw:page:')) ?? '')).toContain(
    '"fields":{}',
  )
  await expect.element(screen.getByRole('radio', { name: 'Medium' })).not.toBeChecked()
})
