import {
  Button,
  Cell,
  CellGroup,
  Form,
  type FormValues,
  Input,
  navigateBack,
  type PageProps,
  showToast,
  Textarea,
} from 'slipway'
import { addBook } from '../books'

export default function NewPage({ params: { title, text, url } }: PageProps<'/new'>) {
  async function save(values: FormValues) {
    const typed = (name: string) => String(values[name]).trim()
    await addBook({ title: typed('title'), author: typed('author'), note: typed('note') })
    await navigateBack()
    await showToast({ title: 'Saved' })
  }

  return (
    <Form className="content fields" onSubmit={({ detail }) => save(detail.value)}>
      <CellGroup footer="The note is for you alone.">
        <Cell
          title="Title"
          control={
            <Input name="title" defaultValue={title} placeholder="Required" required pattern=".*\S.*" maxLength={200} />
          }
        />
        <Cell
          title="Author"
          control={<Input name="author" placeholder="Required" required pattern=".*\S.*" maxLength={200} />}
        />
        <Cell
          title="Note"
          control={
            <Textarea
              name="note"
              defaultValue={[text, url].filter(Boolean).join(' ')}
              placeholder="Why you want to read it"
              autoHeight
              maxLength={1000}
            />
          }
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
