import { Button, Cell, CellGroup, Form, type FormValues, Input, navigateBack, showToast, Textarea } from 'slipway'
import { addBook } from '../books'

export default function NewPage() {
  async function save(values: FormValues) {
    const text = (name: string) => String(values[name]).trim()
    await addBook({ title: text('title'), author: text('author'), note: text('note') })
    await navigateBack()
    await showToast({ title: 'Saved' })
  }

  return (
    <Form className="content fields" onSubmit={({ detail }) => save(detail.value)}>
      <CellGroup footer="The note is for you alone.">
        <Cell
          title="Title"
          control={<Input name="title" placeholder="Required" required pattern=".*\S.*" maxLength={200} />}
        />
        <Cell
          title="Author"
          control={<Input name="author" placeholder="Required" required pattern=".*\S.*" maxLength={200} />}
        />
        <Cell
          title="Note"
          control={<Textarea name="note" placeholder="Why you want to read it" autoHeight maxLength={1000} />}
        />
      </CellGroup>
      <div className="actions">
        <Button type="primary" formType="submit">
          Save
        </Button>
      </div>
    </Form>
  )
}
