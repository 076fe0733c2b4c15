import { zodResolver } from '@hookform/resolvers/zod'
import { cloneElement, type ReactElement, type ReactNode, useActionState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { z } from 'zod'
import { Button } from '../../../components/button/index.ts'
import { Cell, CellGroup } from '../../../components/cell/index.ts'
import { Checkbox, CheckboxGroup } from '../../../components/checkbox/index.ts'
import { DateTimePicker } from '../../../components/date-time-picker/index.ts'
import { Form, FormSummary } from '../../../components/form/index.ts'
import { Input } from '../../../components/input/index.ts'
import { Radio, RadioGroup } from '../../../components/radio/index.ts'
import { Rate } from '../../../components/rate/index.ts'
import { SegmentedControl } from '../../../components/segmented-control/index.ts'
import { Select } from '../../../components/select/index.ts'
import { Slider } from '../../../components/slider/index.ts'
import { Stepper } from '../../../components/stepper/index.ts'
import { Switch } from '../../../components/switch/index.ts'
import { Textarea } from '../../../components/textarea/index.ts'

/** Values of the forms. */
export type Booking = z.infer<typeof schema>

const schema = z.object({
  name: z.string().min(1, 'Enter your name.'),
  email: z.email('Enter an e-mail address.'),
  arrival: z.string().min(1, 'Choose the arrival.'),
  country: z.string().min(1, 'Choose a country.'),
  room: z.enum(['garden', 'sea'], 'Choose a room.'),
  guests: z.number(),
  extras: z.array(z.string()).min(1, 'Choose at least one.'),
  budget: z.number(),
  bed: z.string(),
  stars: z.number().min(1, 'Rate us.'),
  notes: z.string(),
  terms: z.literal(true, 'Accept the terms.'),
})

const empty = {
  ...{ name: '', email: '', arrival: '', country: '', room: '' as 'garden', guests: 1, extras: [], budget: 100 },
  ...{ bed: 'Double', stars: 0, notes: '', terms: false as true },
} satisfies Booking

/** Adds the name and the rules of a form to a control, or the props of a form library. */
type Bind = (name: keyof Booking, control: ReactElement<Record<string, unknown>>) => ReactElement

/** Twelve controls of different kinds, in rows. */
function Fields({ bind }: { bind: Bind }): ReactNode {
  return (
    <>
      <FormSummary title="Please correct these fields" />
      <CellGroup title="Guest">
        <Cell title="Name" control={bind('name', <Input autoComplete="name" />)} />
        <Cell title="E-mail" control={bind('email', <Input type="email" autoComplete="email" />)} />
        <Cell title="Arrival" control={bind('arrival', <DateTimePicker hourCycle="h23" placeholder="Choose" />)} />
        <Cell title="Country" control={bind('country', <Select items={['Italy', 'Kenya', 'Norway']} />)} />
      </CellGroup>
      {bind(
        'room',
        <RadioGroup aria-label="Room">
          <CellGroup title="Room">
            <Cell title="Garden" control={<Radio value="garden" />} />
            <Cell title="Sea" control={<Radio value="sea" />} />
          </CellGroup>
        </RadioGroup>,
      )}
      {bind(
        'extras',
        <CheckboxGroup aria-label="Extras">
          <CellGroup title="Extras">
            <Cell title="Breakfast" control={<Checkbox value="breakfast" />} />
            <Cell title="Parking" control={<Checkbox value="parking" />} />
          </CellGroup>
        </CheckboxGroup>,
      )}
      <CellGroup title="Stay">
        <Cell title="Guests" control={bind('guests', <Stepper min={1} max={9} />)} />
        <Cell title="Budget" control={bind('budget', <Slider max={200} step={10} showValue />)} />
        <Cell title="Bed" control={bind('bed', <SegmentedControl items={['Single', 'Double']} />)} />
        <Cell title="Last stay" control={bind('stars', <Rate />)} />
        <Cell title="Notes" control={bind('notes', <Textarea autoHeight />)} />
        <Cell title="Terms" control={bind('terms', <Switch />)} />
      </CellGroup>
      <Button formType="submit" type="primary">
        Book
      </Button>
    </>
  )
}

const checked = (name: keyof Booking) => name === 'terms'
/** The prop for the initial value of an uncontrolled control. */
const initial = (name: keyof Booking) => ({ [checked(name) ? 'defaultChecked' : 'defaultValue']: empty[name] })

/** Props of the three forms. */
interface BookingFormProps {
  /** Receives the values. Returned errors are those of a server. */
  onSend(booking: Booking): Record<string, string> | undefined
}

const required: readonly (keyof Booking)[] = ['name', 'email', 'arrival', 'country', 'room', 'extras', 'stars', 'terms']

/** A form that the browser validates. */
export function NativeForm({ onSend }: BookingFormProps): ReactNode {
  return (
    <Form
      aria-label="Booking"
      onSubmit={({ detail }) => detail.setErrors(onSend(detail.value as unknown as Booking) ?? {})}
    >
      <Fields
        bind={(name, control) =>
          cloneElement(control, { name, ...(required.includes(name) && { required: true }), ...initial(name) })
        }
      />
    </Form>
  )
}

/** A form that React Hook Form and zod validate. */
export function LibraryForm({ onSend }: BookingFormProps): ReactNode {
  const { control, handleSubmit, formState, setError } = useForm<Booking>({
    resolver: zodResolver(schema),
    defaultValues: empty,
  })
  const send = (booking: Booking) => {
    for (const [name, message] of Object.entries(onSend(booking) ?? {}))
      setError(name as keyof Booking, { message }, { shouldFocus: true })
  }
  return (
    <Form aria-label="Booking" noValidate errors={formState.errors} onSubmit={handleSubmit(send)}>
      <Fields
        bind={(name, field) => (
          <Controller
            key={name}
            name={name}
            control={control}
            render={({ field: { value, onChange, ...bound } }) =>
              cloneElement(field, {
                ...bound,
                [checked(name) ? 'checked' : 'value']: value,
                [name === 'name' || name === 'email' || name === 'notes' ? 'onInput' : 'onChange']: (event: {
                  detail: { value: unknown }
                }) => onChange(event.detail.value),
              })
            }
          />
        )}
      />
    </Form>
  )
}

/** A form with a form action of React, which validates as a server does. */
export function ActionForm({ onSend }: BookingFormProps): ReactNode {
  const [errors, action] = useActionState(async (_before: object, data: FormData) => {
    const values = Object.fromEntries(data)
    const parsed = schema.safeParse({
      ...values,
      guests: Number(values.guests),
      budget: Number(values.budget),
      stars: Number(values.stars ?? 0),
      extras: data.getAll('extras'),
      terms: data.has('terms'),
    })
    return parsed.success ? (onSend(parsed.data) ?? {}) : z.flattenError(parsed.error).fieldErrors
  }, {})
  return (
    <Form aria-label="Booking" action={action} errors={errors}>
      <Fields bind={(name, control) => cloneElement(control, { name, ...initial(name) })} />
    </Form>
  )
}
