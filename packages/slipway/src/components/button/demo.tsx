import { useEffect, useState } from 'react'
import { Button } from 'slipway/components/button'
import { HeartIcon, PlusIcon, TrashIcon } from 'slipway/components/icons'

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
        <h2 className="demo-title">Sizes</h2>
        <div className="demo-card">
          <Button size="large" type="primary">
            Large
          </Button>
          <div className="demo-row">
            <Button size="small" type="primary">
              Follow
            </Button>
            <Button size="small">Message</Button>
            <Button size="small" plain type="warn">
              Block
            </Button>
          </div>
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
        <h2 className="demo-title">Pill</h2>
        <div className="demo-card">
          <Button shape="pill" type="primary">
            Continue
          </Button>
          <div className="demo-row">
            <Button shape="pill" size="small" icon={<PlusIcon />}>
              Add
            </Button>
            <Button shape="pill" size="small" icon={<HeartIcon />} aria-label="Like" />
          </div>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Icon and long text</h2>
        <div className="demo-card">
          <Button type="primary" icon={<PlusIcon />}>
            New list
          </Button>
          <Button plain type="warn" icon={<TrashIcon />}>
            Delete
          </Button>
          <div className="demo-row">
            <Button icon={<HeartIcon />} aria-label="Like the list" />
            <Button icon={<TrashIcon />} aria-label="Delete the list" loading />
          </div>
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
