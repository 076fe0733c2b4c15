import { useState } from 'react'
import { Button } from 'slipway/components/button'
import { Checkbox, CheckboxGroup } from 'slipway/components/checkbox'
import { Field } from 'slipway/components/field'
import { Form, FormMessage, type FormSubmitEvent, FormSummary, type FormValues } from 'slipway/components/form'
import { Input } from 'slipway/components/input'
import { Label } from 'slipway/components/label'
import { Picker } from 'slipway/components/picker'
import { Radio, RadioGroup } from 'slipway/components/radio'
import { Slider } from 'slipway/components/slider'
import { Switch } from 'slipway/components/switch'

export default function FormDemo() {
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Validation</h2>
        <Booking />
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Asynchronous submission</h2>
        <Form className="demo-card" onSubmit={() => new Promise((resolve) => setTimeout(resolve, 2_000))}>
          <Input aria-label="Message" name="message" autoComplete="off" defaultValue="See you at eight" />
          <Button type="primary" formType="submit">
            Send
          </Button>
        </Form>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Errors of a server, with a summary</h2>
        <Account />
      </section>
      <section className="demo-section">
        <h2 className="demo-title">React form action</h2>
        <Subscription />
      </section>
    </>
  )
}

const column = { display: 'flex', flexDirection: 'column', gap: 4 } as const
const wide = { inlineSize: '100%', justifyContent: 'space-between' }

function Booking() {
  const [booked, setBooked] = useState<FormValues>()
  return (
    <Form
      className="demo-card"
      onSubmit={({ detail }) => setBooked(detail.value)}
      onInvalid={() => setBooked(undefined)}
      onReset={() => setBooked(undefined)}
    >
      <div style={column}>
        <Label htmlFor="form-demo-name">Name</Label>
        <Input id="form-demo-name" name="name" autoComplete="name" required minLength={2} />
        <FormMessage name="name" />
      </div>
      <div style={column}>
        <Label htmlFor="form-demo-email">E-mail</Label>
        <Input id="form-demo-email" name="email" type="email" autoComplete="email" required />
        <FormMessage name="email">
          {({ element }) =>
            element.validity.valueMissing
              ? 'Enter your e-mail address for the confirmation.'
              : 'This e-mail address is incomplete.'
          }
        </FormMessage>
      </div>
      <div style={column}>
        <Label htmlFor="form-demo-guests">Guests</Label>
        <Slider id="form-demo-guests" name="guests" min={1} max={12} defaultValue={2} showValue />
      </div>
      <div style={column}>
        <span id="form-demo-time">Time</span>
        <Picker aria-labelledby="form-demo-time" name="time" mode="time" min="12:00" max="22:00" defaultValue="19:30" />
      </div>
      <div style={column}>
        <RadioGroup name="place" required>
          <legend style={{ padding: 0 }}>Place</legend>
          <Radio value="inside">Inside</Radio>
          <Radio value="terrace">On the terrace</Radio>
        </RadioGroup>
        <FormMessage name="place">Choose a place.</FormMessage>
      </div>
      <CheckboxGroup name="wishes">
        <legend style={{ padding: 0 }}>Wishes</legend>
        <Checkbox value="highchair">High chair</Checkbox>
        <Checkbox value="quiet">Quiet corner</Checkbox>
      </CheckboxGroup>
      <Label style={wide}>
        Remind me <Switch name="reminder" defaultChecked />
      </Label>
      <Button type="primary" formType="submit">
        Book
      </Button>
      <Button formType="reset">Reset</Button>
      <output>{booked && JSON.stringify(booked)}</output>
    </Form>
  )
}

/** Simulates a server where the name "ada" is taken. */
async function createAccount(values: FormValues): Promise<Readonly<Record<string, string>>> {
  await new Promise((resolve) => setTimeout(resolve, 500))
  return values.account === 'ada' ? { account: 'This name is taken.', invitation: 'Your invitation has expired.' } : {}
}

function Account() {
  const [created, setCreated] = useState('')
  const send = async ({ detail }: FormSubmitEvent) => {
    const errors = await createAccount(detail.value)
    detail.setErrors(errors)
    setCreated(Object.keys(errors).length === 0 ? `Account: ${detail.value.account}` : '')
  }
  return (
    <Form className="demo-card" onSubmit={send}>
      <FormSummary title="The account was not created" />
      <Field label="Account name" description="Lower-case letters and digits">
        <Input name="account" autoComplete="username" autoCapitalize="none" defaultValue="ada" required />
      </Field>
      <Field label="E-mail">
        <Input name="contact" type="email" autoComplete="email" required />
      </Field>
      <Button type="primary" formType="submit">
        Create the account
      </Button>
      <output>{created}</output>
    </Form>
  )
}

function Subscription() {
  const [count, setCount] = useState(0)
  const subscribe = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    setCount((before) => before + 1)
  }
  return (
    <Form className="demo-card" action={subscribe}>
      <Checkbox name="weekly" required>
        Send me the menu every week
      </Checkbox>
      <FormMessage name="weekly">Check this box to subscribe.</FormMessage>
      <Button formType="submit">Subscribe</Button>
      <output>{count > 0 && `Subscribed ${count} times`}</output>
    </Form>
  )
}
