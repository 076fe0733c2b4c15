import { Button, Form, type FormValues, Input, Label, navigateBack, showToast, Textarea } from 'slipway'
import { addBook } from '../books'
import { useWords } from '../words'

export default function NewPage() {
  const words = useWords()

  async function save(values: FormValues) {
    const text = (name: string) => String(values[name]).trim()
    await addBook({ title: text('title'), author: text('author'), note: text('note') })
    await navigateBack()
    await showToast({ title: words.saved })
  }

  return (
    <Form className="content" onSubmit={({ detail }) => save(detail.value)}>
      <div className="group">
        <Label className="field">
          <span className="field-name">{words.title}</span>
          <Input
            plain
            className="field-input"
            name="title"
            required
            pattern=".*\S.*"
            maxLength={200}
            autoComplete="off"
          />
        </Label>
        <Label className="field">
          <span className="field-name">{words.author}</span>
          <Input
            plain
            className="field-input"
            name="author"
            required
            pattern=".*\S.*"
            maxLength={200}
            autoComplete="off"
          />
        </Label>
      </div>
      <label>
        <span className="group-title">{words.note}</span>
        <Textarea className="group note" name="note" autoHeight maxLength={1000} placeholder={words.notePlaceholder} />
      </label>
      <div className="actions">
        <Button type="primary" formType="submit">
          {words.save}
        </Button>
      </div>
    </Form>
  )
}
