import { useEffect, useState } from 'react'
import { Button } from 'slipway/components/button'
import { PlusIcon, TrashIcon } from 'slipway/components/icons'

export default function ButtonDemo() {
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Types</h2>
        <div className="demo-card">
          <Button type="primary">Book a table</Button>
          <Button>Call the restaurant</Button>
          <Button type="warn">Cancel the booking</Button>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Plain</h2>
        <div className="demo-card">
          <Button plain type="primary">
            Book a table
          </Button>
          <Button plain>Call the restaurant</Button>
          <Button plain type="warn">
            Cancel the booking
          </Button>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Mini size</h2>
        <div className="demo-card">
          <div className="demo-row">
            <Button size="mini" type="primary">
              Follow
            </Button>
            <Button size="mini">Message</Button>
            <Button size="mini" plain type="warn">
              Block
            </Button>
            <Button size="mini" loading>
              Sending
            </Button>
          </div>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Loading and disabled</h2>
        <div className="demo-card">
          <SaveButton />
          <Button loading>Loading the menu</Button>
          <Button type="primary" disabled>
            Pay
          </Button>
          <Button disabled>Add to the bill</Button>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Icon and long text</h2>
        <div className="demo-card">
          <Button type="primary">
            <PlusIcon width={20} height={20} /> New list
          </Button>
          <Button plain type="warn">
            <TrashIcon width={20} height={20} /> Delete
          </Button>
          <Button>Send the confirmation to all guests who have not answered yet</Button>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">In a form</h2>
        <NameForm />
      </section>
    </>
  )
}

function SaveButton() {
  const [isSaving, setSaving] = useState(false)
  useEffect(() => {
    if (!isSaving) return undefined
    const timer = setTimeout(() => setSaving(false), 2_000)
    return () => clearTimeout(timer)
  }, [isSaving])
  return (
    <Button type="primary" loading={isSaving} onClick={() => setSaving(true)}>
      {isSaving ? 'Saving' : 'Save'}
    </Button>
  )
}

function NameForm() {
  const [name, setName] = useState('')
  return (
    <form
      className="demo-card"
      onSubmit={(event) => {
        event.preventDefault()
        setName(String(new FormData(event.currentTarget).get('name')))
      }}
      onReset={() => setName('')}
    >
      <label className="demo-row">
        Name <input name="name" autoComplete="off" defaultValue="Ada" />
      </label>
      <Button type="primary" formType="submit">
        Greet
      </Button>
      <Button formType="reset">Reset</Button>
      <output>{name && `Hello, ${name}!`}</output>
    </form>
  )
}
